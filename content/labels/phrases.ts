import { readCopy } from '../collections/readCopy.ts'
import { phraseFile } from '../schema/names.ts'

/** Phrases that several pages use. */
export const phrases = readCopy('site/phrases', phraseFile)
