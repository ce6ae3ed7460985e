import { readCopy } from '../collections/readCopy.ts'
import { articlesPage } from '../schema/pages/lists.ts'

/** Labels on an article card. */
export const articleCardLabels = readCopy('pages/articles', articlesPage).card
