import type { PageContext } from 'vike/types'
import { failedPage, notFound } from '#content/notFound.ts'
import type { PageHead } from '#content/schema/page.ts'

export default function pageHead({ is404 }: PageContext): PageHead {
  return is404 ? notFound.head : failedPage.head
}
