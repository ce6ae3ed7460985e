import { readPage } from './collections/readPage.ts'
import { toProgramHub } from './programs/programPages.ts'
import { programFamilies } from './programs/summaries.ts'
import { transformationHub } from './schema/programHub.ts'

const { why, question, ...copy } = readPage('transformation', transformationHub)

/** Copy of the transformation hub. */
export const transformation = {
  ...toProgramHub(programFamilies[1], copy),
  why,
  question: { ...question, id: 'question' },
}
