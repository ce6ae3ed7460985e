import { readCopy } from '../collections/readCopy.ts'
import { menuFile } from '../schema/site.ts'

/** Labels of the header. */
export const shellLabels = readCopy('site/menu', menuFile).labels
