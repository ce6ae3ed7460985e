import { readCopy } from '../collections/readCopy.ts'
import { searchFile } from '../schema/site.ts'

/** What the site search says below its text box. It loads with the code of the results, which few visitors need. */
export const searchResultsText = readCopy('site/search', searchFile).results
