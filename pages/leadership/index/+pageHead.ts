import { leadership } from '#content/leadership.ts'
import type { PageHead } from '#content/schema/page.ts'

export default leadership.head satisfies PageHead
