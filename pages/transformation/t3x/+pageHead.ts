import { t3x } from '#content/programs/t3x.ts'
import type { PageHead } from '#content/schema/page.ts'

export default t3x.head satisfies PageHead
