import { publicationMark } from './collections/cards.ts'
import { publicUntil, showsUnpublished } from './collections/publication.ts'
import { readCopy } from './collections/readCopy.ts'
import { noticeFile } from './schema/site.ts'

const { text, from = '', until, ...rest } = readCopy('site/notice', noticeFile)
const { mark } = publicationMark({ draft: false, publish: from, until })

/** The notice above the header of every page, or null when there is none today. A preview shows any other one, marked. */
export const notice =
  text && (!mark || showsUnpublished())
    ? {
        ...rest,
        text: mark ? `${mark}: ${text}` : text,
        /** When it is over, in the time of the office. A page built before hides it from then on. */
        ...(until && !mark && { ends: publicUntil(until) }),
      }
    : null

export type Notice = NonNullable<typeof notice>
