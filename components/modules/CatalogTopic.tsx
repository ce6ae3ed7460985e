import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { Topic } from '#content/schema/page.ts'
import { ShellContext, useShell } from '../shell/ShellContext.tsx'
import { type ModuleFilters, moduleFiltersAtom } from './moduleListing.ts'

interface CatalogTopicProps {
  topicOf: (filters: ModuleFilters) => Topic
  children: ReactNode
}

/** Makes the selected filters of the catalog the topic of the buttons in it. */
export function CatalogTopic({ topicOf, children }: CatalogTopicProps) {
  const topic = topicOf(useAtomValue(moduleFiltersAtom))
  return <ShellContext value={{ ...useShell(), topic }}>{children}</ShellContext>
}
