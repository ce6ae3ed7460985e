import { readPage } from './collections/readPage.ts'
import { coaches, coachingLanguages } from './people.ts'
import { paths } from './routes.ts'
import { coachingPage } from './schema/pages/offers.ts'
import { serviceHead } from './structuredData.ts'

const { head, network, ...page } = readPage('coaching', coachingPage)

/** Copy of /coaching. */
export const coaching = {
  ...page,
  head: serviceHead(head, { url: paths.coaching, section: 'solutions' }),
  network: { ...network, coaches, languages: coachingLanguages.slice(1) },
}
