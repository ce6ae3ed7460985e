import { catalogue } from '#content/modules.ts'

export default catalogue.head
