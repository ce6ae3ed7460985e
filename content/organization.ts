import { company } from './brand.ts'
import { leadershipPrograms } from './programs.ts'
import { paths } from './routes.ts'
import type { StructuredData } from './schema/page.ts'

const id = '/#organization'

/** The company and its courses as a schema.org Organization (specification, point 3, Page metadata). */
export const organization: StructuredData = {
  '@type': 'Organization',
  '@id': id,
  name: company.name,
  legalName: company.legalName,
  slogan: company.tagline,
  url: paths.home,
  foundingDate: company.founded,
  areaServed: 'Worldwide',
  email: company.emails.contact,
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.office.street,
    addressLocality: company.office.city,
    addressRegion: company.office.region,
    postalCode: company.office.postalCode,
    addressCountry: company.office.countryCode,
  },
  sameAs: [company.linkedIn].filter(Boolean),
  hasOfferCatalog: {
    '@type': 'OfferCatalog',
    name: 'Leadership programs',
    itemListElement: leadershipPrograms.map(({ code, title, focus, href }) => ({
      '@type': 'Course',
      name: `${code}: ${title}`,
      description: focus,
      url: href,
      provider: { '@id': id },
    })),
  },
}
