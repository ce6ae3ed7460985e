import { aiArena } from '#content/aiArena.ts'

export default aiArena.head
