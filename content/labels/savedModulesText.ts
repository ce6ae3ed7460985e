import { readCopy } from '../collections/readCopy.ts'
import { listFile } from '../schema/lists.ts'

/** Copy of the saved modules in the catalog, loaded with their code because few visitors need it. */
export const savedModulesText = readCopy('site/lists', listFile).savedModules
