import { readPage } from '../collections/readPage.ts'
import { programPage } from '../schema/program.ts'
import { toProgramPage } from './programPages.ts'

/** T2: change in the middle. */
export const t2 = toProgramPage('T2', readPage('t2', programPage))
