import { industriesPage } from '#content/industries.ts'

export default industriesPage.head
