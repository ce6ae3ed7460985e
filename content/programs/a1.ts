import { readCopy } from '../collections/readCopy.ts'
import { programPage } from '../schema/program.ts'
import { toProgramPage } from './programPages.ts'

/** A1: the first team. */
export const a1 = toProgramPage('A1', readCopy('pages/a1', programPage))
