import { readCopy } from './collections/readCopy.ts'
import { paths } from './routes.ts'
import type { PageHead } from './schema/page.ts'
import { notFoundPage } from './schema/pages/company.ts'

const { unknown, failed, keywords, search, ...shared } = readCopy('pages/not-found', notFoundPage)

const pageOf = ({ head, ...words }: typeof unknown) => ({
  ...shared,
  ...words,
  search: { ...search, action: paths.articles },
  head: { ...head, keywords, shareImage: 'home', noindex: true, hero: 'teal' } satisfies PageHead,
})

/** Copy of the page for an unknown address. */
export const notFound = pageOf(unknown)

/** Copy of the error page, shown in place of a page that failed. */
export const failedPage = pageOf(failed)
