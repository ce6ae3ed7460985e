import { transformation } from '#content/transformation.ts'

export default transformation.head
