import type { PageContext } from 'vike/types'
import { catalog } from '#content/modules.ts'
import { numberedHead } from '#content/numberedHead.ts'
import { paths } from '#content/routes.ts'
import type { PageHead } from '#content/schema/page.ts'
import { readListingPage } from '#content/schema/pagination.ts'
import type { Data } from './+data.ts'

export default function pageHead({ data, urlPathname }: PageContext): PageHead {
  const { pagination } = data as Data
  const page = readListingPage(paths.modules, urlPathname) ?? 1
  return pagination && page > 1 ? numberedHead(catalog, paths.modules, page, pagination) : catalog.head
}
