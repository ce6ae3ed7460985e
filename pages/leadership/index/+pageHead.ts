import { leadership } from '#content/leadership.ts'

export default leadership.head
