import { a1 } from '#content/programs/a1.ts'

export default a1.head
