import { t1 } from '#content/programs/t1.ts'

export default t1.head
