import { readCopy } from './collections/readCopy.ts'
import { screenFile } from './schema/screens.ts'

/** The platforms as pages illustrate them. Names and figures are invented. */
export const { cohort, fourSites, coachWeek, transcript } = readCopy('site/screens', screenFile)
