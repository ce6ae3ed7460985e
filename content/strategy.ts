import { readCopy } from './collections/readCopy.ts'
import { boardPaper, decisionPaper, storySheet } from './papers.ts'
import { paperTop } from './paperTop.ts'
import { paths } from './routes.ts'
import type { StrategyCard } from './schema/pages/strategy.ts'
import { strategyPage } from './schema/pages/strategy.ts'
import { serviceHead } from './structuredData.ts'

const { head, programs, symptoms, approach, planning, ...page } = readCopy('pages/strategy', strategyPage)
const { strategicThinking, storytelling, shortForm, ...intro } = programs

const cards: readonly StrategyCard[] = [
  { ...strategicThinking, paper: paperTop(decisionPaper, 0, 1) },
  { ...storytelling, paper: paperTop(storySheet, 1, 2) },
  { ...shortForm, paper: paperTop(boardPaper, 0, 2) },
]

/** The hub in the path to its programs. */
export const strategyCrumb = { label: head.breadcrumb, href: paths.strategy }

/** Copy of /strategy. */
export const strategy = {
  ...page,
  head: serviceHead(head, { url: paths.strategy, section: 'solutions' }),
  programs: { ...intro, id: 'programs', cards },
  symptoms: { ...symptoms, id: 'which-one' },
  approach: { ...approach, id: 'approach', loop: { from: 4, to: 3, label: approach.loop } },
  planning: { ...planning, id: 'planning' },
}
