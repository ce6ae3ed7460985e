import { fill } from './schema/fill.ts'
import type { PageHead } from './schema/page.ts'
import { listingPage, type Pagination, readListingPage } from './schema/pagination.ts'

/**
 * The head of a page of a list, which names its number from page two on.
 * @param path of the first page
 */
export function numberedHead(
  { head, numbered }: { head: PageHead; numbered: { title: string; description: string } },
  path: string,
  address: string,
  pagination?: Pagination,
): PageHead {
  const page = readListingPage(path, address) ?? 1
  if (!pagination || page === 1) return head
  return {
    ...head,
    title: fill(numbered.title, { page }),
    description: fill(numbered.description, { page, total: pagination.total }),
    canonical: listingPage(path, page),
  }
}
