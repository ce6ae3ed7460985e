import type { PageContext } from 'vike/types'
import type { PageHead } from '#content/schema/page.ts'
import type { Data } from './+data.ts'

export default function pageHead({ data }: PageContext): PageHead {
  const { title, description, noindex, hero, form } = data as Data
  return {
    title,
    description,
    keywords: [title],
    noindex,
    hero: hero.ground,
    ...(form.topic && { topic: form.topic }),
  }
}
