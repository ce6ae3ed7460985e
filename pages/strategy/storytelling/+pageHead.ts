import { storytelling } from '#content/storytelling.ts'

export default storytelling.head
