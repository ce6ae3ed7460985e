import type { PageContext } from 'vike/types'
import { articleNotFound } from '#content/articleDetail.ts'
import { articleHead } from '#content/articleHead.ts'
import type { PageHead } from '#content/schema/page.ts'
import type { Data } from './+data.ts'

export default function pageHead({ data }: PageContext): PageHead {
  const { article } = data as Data
  return article ? articleHead(article) : articleNotFound.head
}
