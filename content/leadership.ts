import { readPage } from './collections/readPage.ts'
import { toProgramHub } from './programs/programPages.ts'
import { leadershipPrograms } from './programs/summaries.ts'
import { leadershipHub } from './schema/programHub.ts'

const { comparison, ...page } = readPage('leadership', leadershipHub)

/** Copy of the leadership hub. */
export const leadership = {
  ...toProgramHub(page, leadershipPrograms),
  comparison: { ...comparison, heads: leadershipPrograms.map(({ code }) => code) },
}
