import { a2 } from '#content/programs/a2.ts'
import type { PageHead } from '#content/schema/page.ts'

export default a2.head satisfies PageHead
