import { readCopy } from '../collections/readCopy.ts'
import { programPage } from '../schema/program.ts'
import { toProgramPage } from './programPages.ts'

/** T3X: change from the top. */
export const t3x = toProgramPage('T3X', readCopy('pages/t3x', programPage))
