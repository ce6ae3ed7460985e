import { readCopy } from './collections/readCopy.ts'
import { paths } from './routes.ts'
import { listFile } from './schema/lists.ts'

const { link, ...button } = readCopy('site/lists', listFile).saved

/** Labels for saving articles and modules, and for finding the saved ones (docs/controls.md, row 43). */
export const saved = { button, link: { label: link, href: `${paths.articles}?saved=1` } }
