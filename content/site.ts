import { readCopy } from './collections/readCopy.ts'
import { company } from './company.ts'
import { legalTexts } from './legal.ts'
import { notice } from './notice.ts'
import { paths } from './routes.ts'
import { footerFile, menuFile, messageFile, type SiteContent, searchFile } from './schema/site.ts'

const menu = readCopy('site/menu', menuFile)
const { social, access, ...footer } = readCopy('site/footer', footerFile)
const { results, ...search } = readCopy('site/search', searchFile)
const { late, confirmation } = readCopy('site/messages', messageFile)

/** Copy of the header, the footer and the dialogs. */
export const site: SiteContent = {
  name: company.name,
  tagline: company.tagline,
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
  search: { ...search, listing: paths.articles },
  email: company.emails.contact,
  confirmation,
  late,
  legal: legalTexts.map(({ id, label }) => ({ id, label })),
}
