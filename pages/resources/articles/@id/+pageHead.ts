import type { PageContext } from 'vike/types'
import { articleHead } from '#content/articleHead.ts'
import { articleNotFound } from '#content/articleListing.ts'
import type { PageHead } from '#content/schema/page.ts'
import type { Data } from './+data.ts'

export default function pageHead({ data }: PageContext): PageHead {
  const { article } = data as Data
  return article ? articleHead(article) : articleNotFound.head
}
