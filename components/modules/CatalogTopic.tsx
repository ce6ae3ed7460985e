import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { Topic } from '#content/schema/page.ts'
import { type ModuleFilters, moduleFiltersAtom } from '../search/list/listings.ts'
import { ShellContext, useShell } from '../shell/ShellContext.tsx'

interface CatalogTopicProps {
  topicOf: (filters: ModuleFilters) => Topic
  children: ReactNode
}

/** Makes the selected filters of the catalog the topic of the buttons in it. */
export function CatalogTopic({ topicOf, children }: CatalogTopicProps) {
  const topic = topicOf(useAtomValue(moduleFiltersAtom))
  return <ShellContext value={{ ...useShell(), topic }}>{children}</ShellContext>
}
