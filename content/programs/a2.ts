import { readPage } from '../collections/readPage.ts'
import { programPage } from '../schema/program.ts'
import { toProgramPage } from './programPages.ts'

/** A2: several teams and the functions beside them. */
export const a2 = toProgramPage('A2', readPage('a2', programPage))
