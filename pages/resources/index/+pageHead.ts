import { resources } from '#content/resources.ts'

export default resources.head
