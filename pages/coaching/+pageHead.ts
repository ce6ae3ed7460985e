import { coaching } from '#content/coaching.ts'

export default coaching.head
