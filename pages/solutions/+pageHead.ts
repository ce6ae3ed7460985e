import { solutions } from '#content/solutions.ts'

export default solutions.head
