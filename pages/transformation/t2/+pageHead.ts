import { t2 } from '#content/programs/t2.ts'
import type { PageHead } from '#content/schema/page.ts'

export default t2.head satisfies PageHead
