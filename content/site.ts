import { company } from './brand.ts'
import { readCopy } from './collections/readCopy.ts'
import { legalTexts } from './labels/legalTexts.ts'
import { notice } from './notice.ts'
import { paths } from './routes.ts'
import { footerFile, menuFile, messageFile, searchFile } from './schema/site.ts'

const menu = readCopy('site/menu', menuFile)
const { social, access, ...footer } = readCopy('site/footer', footerFile)
const { results, ...search } = readCopy('site/search', searchFile)
const { late } = readCopy('site/messages', messageFile)

/** The copy of everything around the pages: header, footer, search and messages. */
export const site = {
  name: company.name,
  notice,
  contactLabel: menu.contact,
  bookDemoLabel: menu.demo,
  nav: menu.entries,
  footer: {
    ...footer,
    social: { label: social, href: company.linkedIn },
    access: {
      heading: access.heading,
      links: [
        { label: access.learners, href: company.logins.learners },
        { label: access.coaches, href: company.logins.coaches },
      ].filter(({ href }) => Boolean(href)),
      portal: access.portal,
    },
  },
  search: {
    ...search,
    /** The page that searches without JavaScript. */
    listing: paths.articles,
  },
  /** The address to write to when a form can't be sent. */
  email: company.emails.contact,
  /** The status of code and pages that load on demand. */
  late,
  legal: legalTexts.map(({ id, label }) => ({ id, label })),
}

export type SiteContent = typeof site
