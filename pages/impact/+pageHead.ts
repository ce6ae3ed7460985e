import { impact } from '#content/impact.ts'

export default impact.head
