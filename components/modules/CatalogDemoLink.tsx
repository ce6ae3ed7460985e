import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { Topic } from '#content/schema/page.ts'
import { DemoLink } from '../inquiry/DemoLink.tsx'
import { type ModuleFilters, moduleFiltersAtom } from './moduleListing.ts'

/** Book a Demo about the selected filters of the catalog. */
export function CatalogDemoLink(props: { topicOf: (filters: ModuleFilters) => Topic; children: ReactNode }) {
  return <DemoLink topic={props.topicOf(useAtomValue(moduleFiltersAtom))}>{props.children}</DemoLink>
}
