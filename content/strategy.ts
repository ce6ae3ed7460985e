import { readPage } from './collections/readPage.ts'
import { boardPaper, decisionPaper, storySheet } from './illustrations.ts'
import type { StrategyCard } from './schema/pages/strategy.ts'
import { strategyPage } from './schema/pages/strategy.ts'
import type { WorkingPaper } from './schema/workingPaper.ts'

const { programs, ...page } = readPage('strategy', strategyPage)
const { strategicThinking, storytelling, shortForm, ...intro } = programs

/** The top of a paper: some of its first fields, the telling one first, unsigned. */
const paperTop = (paper: WorkingPaper, ...shown: number[]): WorkingPaper => ({
  ...paper,
  parts: paper.parts
    .slice(0, 1)
    .map((part) =>
      part.kind === 'fields' ? { ...part, fields: shown.flatMap((at) => part.fields[at] ?? []) } : part,
    ),
  signatures: [],
})

const cards: readonly StrategyCard[] = [
  { ...strategicThinking, paper: paperTop(decisionPaper, 0, 1, 2) },
  { ...storytelling, paper: paperTop(storySheet, 1, 0, 2) },
  { ...shortForm, paper: paperTop(boardPaper, 0, 1, 2) },
]

/** Copy of /strategy. */
export const strategy = {
  ...page,
  programs: { ...intro, cards },
}
