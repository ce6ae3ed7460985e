import { readPage } from './collections/readPage.ts'
import { paths } from './routes.ts'
import { strategicThinkingPage } from './schema/pages/strategy.ts'
import { strategyCrumb } from './strategy.ts'
import { courseHead } from './structuredData.ts'

const { head, audience, ...page } = readPage('strategic-thinking', strategicThinkingPage)

/** Copy of /strategy/strategic-thinking. */
export const strategicThinking = {
  ...page,
  head: courseHead(
    head,
    { url: paths.strategicThinking, section: 'solutions', hub: strategyCrumb },
    page.themes.items,
  ),
  audience: { ...audience, id: 'who-it-is-for' },
}
