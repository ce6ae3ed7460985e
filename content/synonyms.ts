import { readCopy } from './collections/readCopy.ts'
import { synonymFile } from './schema/site.ts'

/** Words that visitors type and pages don't use. */
export const synonyms = readCopy('site/synonyms', synonymFile)
