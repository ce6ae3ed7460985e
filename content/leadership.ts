import { readPage } from './collections/readPage.ts'
import { toProgramHub } from './programs/programPages.ts'
import { programFamilies } from './programs/summaries.ts'
import { leadershipHub } from './schema/programHub.ts'

const [family] = programFamilies
const { comparison, ...copy } = readPage('leadership', leadershipHub)
const { coaching, included, afterward, received, ...intro } = comparison

/** Copy of the leadership hub. */
export const leadership = {
  ...toProgramHub(family, copy),
  comparison: {
    ...intro,
    columns: family.programs.map(({ code }) => code),
    rows: [
      { label: coaching, cells: family.programs.map((program) => program.coaching) },
      included,
      { label: afterward, cells: family.programs.map((program) => program.afterward) },
      received,
    ],
  },
}
