import { readPage } from '../collections/readPage.ts'
import { programPage } from '../schema/program.ts'
import { toProgramPage } from './programPages.ts'

/** A1: the first team. */
export const a1 = toProgramPage('A1', readPage('a1', programPage))
