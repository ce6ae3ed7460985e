import { readPage } from './collections/readPage.ts'
import { paths } from './routes.ts'
import type { Industry } from './schema/pages/offers.ts'
import { industriesPage as schema } from './schema/pages/offers.ts'
import { innerHead, service } from './structuredData.ts'

const { head, ...page } = readPage('industries', schema)

const industries: readonly Industry[] = Object.entries(page.industries).map(([id, industry]) => ({
  ...industry,
  id,
}))

/** Copy of /industries. */
export const industriesPage = {
  ...page,
  head: innerHead(
    head,
    { url: paths.industries, section: 'industries' },
    ...industries.map(({ id, title, description }) =>
      service({
        name: `Leadership development for ${title}`,
        description,
        url: `${paths.industries}#${id}`,
        serviceType: 'Leadership and workforce development',
        audience: title,
      }),
    ),
  ),
  industries,
}
