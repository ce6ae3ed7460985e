import { readCopy } from './collections/readCopy.ts'
import { teamFile } from './schema/people.ts'

/** The leadership team. */
export const { members: team } = readCopy('people/team', teamFile)
