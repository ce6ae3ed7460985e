import { readCopy } from './collections/readCopy.ts'
import { screenFile } from './schema/screens.ts'
import { workingPaper } from './schema/workingPaper.ts'

/** The papers that several pages show, or show in part. A page that shows all of one names it in its copy. */
export const boardPaper = readCopy('papers/board-paper', workingPaper)
export const decisionPaper = readCopy('papers/decision-paper', workingPaper)
export const goalCard = readCopy('papers/goal-card', workingPaper)
export const storySheet = readCopy('papers/story-sheet', workingPaper)

/** The platforms as pages illustrate them. Names and figures are invented. */
export const { cohort, fourSites, coachWeek, transcript } = readCopy('site/screens', screenFile)
