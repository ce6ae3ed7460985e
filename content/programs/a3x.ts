import { readPage } from '../collections/readPage.ts'
import { programPage } from '../schema/program.ts'
import { toProgramPage } from './programPages.ts'

/** A3X: the whole enterprise. */
export const a3x = toProgramPage('A3X', readPage('a3x', programPage))
