import { readPage } from './collections/readPage.ts'
import { storySheet } from './illustrations.ts'
import { storytellingPage } from './schema/pages/strategy.ts'
import { longCourse } from './structuredData.ts'

const page = readPage('storytelling', storytellingPage, (page, url) => [
  longCourse(page.head.breadcrumb, page, url),
])

/** Copy of /strategy/storytelling. */
export const storytelling = {
  ...page,
  /** The paper that participants take home, without the cards, which the framework shows. */
  paper: { ...storySheet, parts: storySheet.parts.filter((part) => part !== storySheet.parts[1]) },
}
