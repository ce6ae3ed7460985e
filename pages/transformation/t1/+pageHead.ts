import { t1 } from '#content/programs/t1.ts'
import type { PageHead } from '#content/schema/page.ts'

export default t1.head satisfies PageHead
