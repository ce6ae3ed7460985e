import { readPage } from './collections/readPage.ts'
import { coaches } from './people.ts'
import { coachingPage } from './schema/pages/offers.ts'

const { network, ...page } = readPage('coaching', coachingPage)

/** Copy of /coaching. */
export const coaching = {
  ...page,
  network: { ...network, coaches },
}
