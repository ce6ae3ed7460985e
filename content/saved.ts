import { readCopy } from './collections/readCopy.ts'
import { paths } from './routes.ts'
import { listFile } from './schema/lists.ts'

/** The way to what a visitor saved (docs/controls.md, row 43). */
export const savedLink = {
  label: readCopy('site/lists', listFile).saved.link,
  href: `${paths.articles}?saved=1`,
}
