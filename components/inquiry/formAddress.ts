import { useSearchParams } from 'react-router-dom'
import type { Topic } from '#content/schema/page.ts'

/** Address of the contact form, with the topic of an inquiry. */
export const contactHref = (topic?: Topic) => `/contact${topic ? `?topic=${topic.slug}` : ''}`

/** Address of the demo form beside it, whose anchor makes it visible without JavaScript too. */
export const demoHref = (topic?: Topic) => `/contact?tab=demo${topic ? `&topic=${topic.slug}` : ''}#book-demo`

/** The topic in the address, if known. Available after hydration: pre-rendered pages have no query. */
export function useTopic(topics: readonly Topic[]): Topic | undefined {
  const [query] = useSearchParams()
  const slug = query.get('topic')
  return topics.find((topic) => topic.slug === slug)
}
