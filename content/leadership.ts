import { readPage } from './collections/readPage.ts'
import { toProgramHub } from './programs/programPages.ts'
import { programFamilies } from './programs/summaries.ts'
import { leadershipHub } from './schema/programHub.ts'

const [family] = programFamilies
const { comparison, ...copy } = readPage('leadership', leadershipHub)

/** Copy of the leadership hub. */
export const leadership = {
  ...toProgramHub(family, copy),
  comparison: { ...comparison, heads: family.programs.map(({ code }) => code) },
}
