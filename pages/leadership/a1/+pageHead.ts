import { a1 } from '#content/programs/a1.ts'
import type { PageHead } from '#content/schema/page.ts'

export default a1.head satisfies PageHead
