import { readPage } from './collections/readPage.ts'
import { storySheet } from './illustrations.ts'
import { paths } from './routes.ts'
import { storytellingPage } from './schema/pages/strategy.ts'
import { strategyCrumb } from './strategy.ts'
import { courseHead } from './structuredData.ts'

const { head, audience, ...page } = readPage('storytelling', storytellingPage)

/** Copy of /strategy/storytelling. */
export const storytelling = {
  ...page,
  head: courseHead(
    head,
    { url: paths.storytelling, section: 'solutions', hub: strategyCrumb },
    page.themes.items,
  ),
  audience: { ...audience, id: 'who-it-is-for' },
  /** The paper that participants take home, without the cards, which the framework shows. */
  paper: { ...storySheet, parts: storySheet.parts.filter((part) => part !== storySheet.parts[1]) },
}
