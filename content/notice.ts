import { publicUntil, today } from './collections/publication.ts'
import { readCopy } from './collections/readCopy.ts'
import { type Notice, noticeFile } from './schema/site.ts'

const { text, from = '', until, ...rest } = readCopy('site/notice', noticeFile)
const isShown = from <= today() && (!until || today() <= until)

/** The notice above the header, or null when there is none today. */
export const notice: Notice | null =
  text && isShown ? { ...rest, text, ...(until && { ends: publicUntil(until) }) } : null
