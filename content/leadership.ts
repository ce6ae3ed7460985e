import { readCopy } from './collections/readCopy.ts'
import { toProgramHub } from './programs/programPages.ts'
import { programFamilies } from './programs/summaries.ts'
import { leadershipHub } from './schema/programHub.ts'

const [family] = programFamilies
const { comparison, ...copy } = readCopy('pages/leadership', leadershipHub)
const { heading, text, coaching, included, afterward, received } = comparison

/** Copy of the leadership hub. */
export const leadership = {
  ...toProgramHub(family, copy),
  comparison: {
    heading,
    text,
    columns: family.programs.map(({ code }) => code),
    rows: [
      { label: coaching, cells: family.programs.map((program) => program.coaching) },
      included,
      { label: afterward, cells: family.programs.map((program) => program.afterward) },
      received,
    ],
  },
}
