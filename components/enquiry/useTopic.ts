import { useSearchParams } from 'react-router-dom'
import type { Topic } from '#content/schema/page.ts'

/** The topic named by `?topic=`, if it is a known one. Known after hydration: pre-rendered pages have no query. */
export function useTopic(topics: readonly Topic[]): Topic | undefined {
  const [query] = useSearchParams()
  const slug = query.get('topic')
  return topics.find((topic) => topic.slug === slug)
}
