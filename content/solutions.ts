import { readPage } from './collections/readPage.ts'
import { leadershipPrograms, transformationPrograms } from './programs.ts'
import { solutionsPage } from './schema/pages/offers.ts'
import type { ProgramSummary } from './schema/program.ts'

const { families, ...page } = readPage('solutions', solutionsPage)
const { leadership, transformation, strategy, modules, coaching, ...intro } = families

const listed = (programs: readonly ProgramSummary[]) =>
  programs.map(({ code, title, href }) => ({ label: `${code} ${title}`, href }))

const items = [
  { ...leadership, programs: listed(leadershipPrograms) },
  { ...transformation, programs: listed(transformationPrograms) },
  strategy,
  modules,
  coaching,
]

const catalog = {
  '@type': 'OfferCatalog',
  name: 'Solution families',
  itemListElement: items.map(({ title, description, link }) => ({
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name: title, description, url: link.href },
  })),
}

/** Copy of /solutions. */
export const solutions = {
  ...page,
  head: {
    ...page.head,
    structuredData: page.head.structuredData?.map((data) =>
      data['@type'] === 'Service' ? { ...data, hasOfferCatalog: catalog } : data,
    ),
  },
  families: { ...intro, items },
}
