import { readCopy } from '../collections/readCopy.ts'
import { paths } from '../routes.ts'
import { listFile } from '../schema/lists.ts'

const { link, ...labels } = readCopy('site/lists', listFile).saved

/** Labels of the buttons that save articles and modules (docs/controls.md, row 43). */
export const saveLabels = labels

/** The way to what a visitor saved (docs/controls.md, row 43). */
export const savedLink = { label: link, href: `${paths.articles}?saved=1` }
