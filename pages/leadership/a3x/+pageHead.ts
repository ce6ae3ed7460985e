import { a3x } from '#content/programs/a3x.ts'

export default a3x.head
