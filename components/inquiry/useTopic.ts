import { useSearchParams } from 'react-router-dom'
import type { Topic } from '#content/schema/page.ts'

/** The topic in `?topic=`, if known. Available after hydration: pre-rendered pages have no query. */
export function useTopic(topics: readonly Topic[]): Topic | undefined {
  const [query] = useSearchParams()
  const slug = query.get('topic')
  return topics.find((topic) => topic.slug === slug)
}
