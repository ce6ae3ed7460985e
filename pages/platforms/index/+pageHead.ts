import { platforms } from '#content/platforms.ts'

export default platforms.head
