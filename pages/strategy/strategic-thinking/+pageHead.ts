import { strategicThinking } from '#content/strategicThinking.ts'

export default strategicThinking.head
