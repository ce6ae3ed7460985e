import { readPage } from './collections/readPage.ts'
import { cohort, fourSites } from './illustrations.ts'
import { leapPage } from './schema/pages/platforms.ts'

const { features, useCases, ...page } = readPage('leap', leapPage)

/** Copy of /platforms/leap. */
export const leap = {
  ...page,
  features: { ...features, cohort },
  useCases: {
    ...useCases,
    sites: { ...fourSites, legend: cohort.participation.legend, caption: features.illustration },
  },
}
