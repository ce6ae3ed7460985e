import { readCopy } from '../collections/readCopy.ts'
import { programPage } from '../schema/program.ts'
import { toProgramPage } from './programPages.ts'

/** T1: change on the floor. */
export const t1 = toProgramPage('T1', readCopy('pages/t1', programPage))
