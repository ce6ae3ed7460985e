import type { PageHead } from '#content/schema/page.ts'
import { transformation } from '#content/transformation.ts'

export default transformation.head satisfies PageHead
