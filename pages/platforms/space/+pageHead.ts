import { space } from '#content/space.ts'

export default space.head
