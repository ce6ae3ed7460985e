import { readPage } from '../collections/readPage.ts'
import { programPage } from '../schema/program.ts'
import { toProgramPage } from './programPages.ts'

/** T3X: change from the top. */
export const t3x = toProgramPage('T3X', readPage('t3x', programPage))
