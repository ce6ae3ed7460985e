import { t3x } from '#content/programs/t3x.ts'

export default t3x.head
