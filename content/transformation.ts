import { readPage } from './collections/readPage.ts'
import { toProgramHub } from './programs/programPages.ts'
import { transformationPrograms } from './programs/summaries.ts'
import { transformationHub } from './schema/programHub.ts'

/** Copy of the transformation hub. */
export const transformation = toProgramHub(
  readPage('transformation', transformationHub),
  transformationPrograms,
)
