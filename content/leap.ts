import { readCopy } from './collections/readCopy.ts'
import { cohort, fourSites } from './illustrations.ts'
import { paths } from './routes.ts'
import { leapPage } from './schema/pages/platforms.ts'
import { serviceHead } from './structuredData.ts'

const { head, hub, features, benefits, useCases, security, ...page } = readCopy('pages/leap', leapPage)

/** Copy of /platforms/leap. */
export const leap = {
  ...page,
  head: serviceHead(head, { url: paths.leap, section: 'platforms', hub }),
  hub,
  features: { ...features, id: 'features', cohort },
  benefits: { ...benefits, id: 'benefits' },
  useCases: { ...useCases, id: 'use-cases', sites: fourSites },
  security: { ...security, id: 'security' },
}
