import { leap } from '#content/leap.ts'

export default leap.head
