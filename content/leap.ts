import { readPage } from './collections/readPage.ts'
import { cohort, fourSites } from './illustrations.ts'
import { paths } from './routes.ts'
import { leapPage } from './schema/pages/platforms.ts'
import { serviceHead } from './structuredData.ts'

const { head, hub, features, useCases, ...page } = readPage('leap', leapPage)

/** Copy of /platforms/leap. */
export const leap = {
  ...page,
  head: serviceHead(head, { url: paths.leap, section: 'platforms', hub }),
  hub,
  features: { ...features, cohort },
  useCases: {
    ...useCases,
    sites: { ...fourSites, legend: cohort.participation.legend, caption: features.illustration },
  },
}
