import { readCopy } from './collections/readCopy.ts'
import { coachFile, teamFile } from './schema/people.ts'

/** The leadership team. */
export const { members: team } = readCopy('people/team', teamFile)

/** The coaches of our network who are named on the site. */
export const { coaches } = readCopy('people/coaches', coachFile)
