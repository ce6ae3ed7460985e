import { readPage } from './collections/readPage.ts'
import { strategicThinkingPage } from './schema/pages/strategy.ts'
import { longCourse } from './structuredData.ts'

const { audience, ...page } = readPage('strategicThinking', strategicThinkingPage, (page, url) => [
  longCourse(page.head.breadcrumb, page, url),
])

/** Copy of /strategy/strategic-thinking. */
export const strategicThinking = { ...page, audience: { ...audience, id: 'who-it-is-for' } }
