import { readPage } from './collections/readPage.ts'
import { strategicThinkingPage } from './schema/pages/strategy.ts'
import { longCourse } from './structuredData.ts'

/** Copy of /strategy/strategic-thinking. */
export const strategicThinking = readPage('strategicThinking', strategicThinkingPage, (page, url) => [
  longCourse(page.head.breadcrumb, page, url),
])
