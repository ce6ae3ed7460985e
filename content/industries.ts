import { readPage } from './collections/readPage.ts'
import type { Industry } from './schema/pages/offers.ts'
import { industriesPage as schema } from './schema/pages/offers.ts'
import { service } from './structuredData.ts'

const page = readPage('industries', schema, ({ industries }, url) =>
  Object.entries(industries).map(([id, { title, description }]) =>
    service({
      name: `Leadership development for ${title}`,
      description,
      url: `${url}#${id}`,
      serviceType: 'Leadership and workforce development',
      audience: title,
    }),
  ),
)

const industries: readonly Industry[] = Object.entries(page.industries).map(([id, industry]) => ({
  ...industry,
  id,
}))

/** Copy of /industries. */
export const industriesPage = { ...page, industries }
