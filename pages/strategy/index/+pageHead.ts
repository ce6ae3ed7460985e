import { strategy } from '#content/strategy.ts'

export default strategy.head
