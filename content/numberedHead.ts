import { fill } from './schema/fill.ts'
import type { PageHead } from './schema/page.ts'
import { listingPage, type Pagination } from './schema/pagination.ts'

/**
 * The head of page two and up of a list.
 * @param path of its first page
 */
export const numberedHead = (
  { head, numbered }: { head: PageHead; numbered: { title: string; description: string } },
  path: string,
  page: number,
  { total }: Pagination,
): PageHead => ({
  ...head,
  title: fill(numbered.title, { page }),
  description: fill(numbered.description, { page, total }),
  canonical: listingPage(path, page),
})
