import { a3x } from '#content/programs/a3x.ts'
import type { PageHead } from '#content/schema/page.ts'

export default a3x.head satisfies PageHead
