import { home } from '#content/home.ts'
import type { PageHead } from '#content/schema/page.ts'

export default home.head satisfies PageHead
