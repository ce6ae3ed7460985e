import { readPage } from './collections/readPage.ts'
import { industriesPage as schema } from './schema/pages/offers.ts'
import { service } from './structuredData.ts'

/** Copy of /industries. */
export const industriesPage = readPage('industries', schema, ({ industries }, url) =>
  industries.map(({ id, title, description }) =>
    service({
      name: `Leadership development for ${title}`,
      description,
      url: `${url}#${id}`,
      serviceType: 'Leadership and workforce development',
      audience: title,
    }),
  ),
)
