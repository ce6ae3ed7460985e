import { about } from '#content/about.ts'

export default about.head
