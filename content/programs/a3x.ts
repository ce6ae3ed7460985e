import { readCopy } from '../collections/readCopy.ts'
import { programPage } from '../schema/program.ts'
import { toProgramPage } from './programPages.ts'

/** A3X: the whole enterprise. */
export const a3x = toProgramPage('A3X', readCopy('pages/a3x', programPage))
