import { t2 } from '#content/programs/t2.ts'

export default t2.head
