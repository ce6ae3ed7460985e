import { readCopy } from './collections/readCopy.ts'
import { coaches, coachingLanguages } from './people.ts'
import { paths } from './routes.ts'
import { coachingPage } from './schema/pages/offers.ts'
import { serviceHead } from './structuredData.ts'

const { head, pathways, method, benefits, network, selection, ...page } = readCopy(
  'pages/coaching',
  coachingPage,
)

/** Copy of /coaching. */
export const coaching = {
  ...page,
  head: serviceHead(head, { url: paths.coaching, section: 'solutions' }),
  pathways: { ...pathways, id: 'pathways' },
  method: { ...method, id: 'method', loop: { from: 4, to: 2, label: method.loop } },
  benefits: { ...benefits, id: 'benefits' },
  network: { ...network, id: 'network', coaches, languages: coachingLanguages.slice(1) },
  selection: { ...selection, id: 'selection' },
}
