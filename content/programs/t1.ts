import { readPage } from '../collections/readPage.ts'
import { programPage } from '../schema/program.ts'
import { toProgramPage } from './programPages.ts'

/** T1: change on the floor. */
export const t1 = toProgramPage('T1', readPage('t1', programPage))
