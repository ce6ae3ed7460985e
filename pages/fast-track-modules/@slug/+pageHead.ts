import type { PageContext } from 'vike/types'
import { moduleHead } from '#content/moduleHead.ts'
import { moduleNotFound } from '#content/modules.ts'
import type { PageHead } from '#content/schema/page.ts'
import type { Data } from './+data.ts'

export default function pageHead({ data }: PageContext): PageHead {
  const { module } = data as Data
  return module ? moduleHead(module) : moduleNotFound.head
}
