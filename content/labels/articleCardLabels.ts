import { articlesPage } from '#content/schema/pages/lists.ts'
import { readCopy } from '../collections/readCopy.ts'

/** Labels on an article card. */
export const articleCardLabels = readCopy('pages/articles', articlesPage).card
