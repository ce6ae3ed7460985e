import { a2 } from '#content/programs/a2.ts'

export default a2.head
