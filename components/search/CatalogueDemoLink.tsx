import type { ReactNode } from 'react'
import type { Topic } from '#content/schema/page.ts'
import { DemoLink } from '../enquiry/DemoLink.tsx'
import type { CatalogueFilters } from './catalogueFilters.ts'
import { catalogueFiltersAtom } from './catalogueFiltersAtom.ts'
import { useFollowedLate } from './useFollowed.ts'

/** Book a Demo about what is set in the catalogue (controls.md, row 21). */
export function CatalogueDemoLink(props: {
  topicOf: (filters: CatalogueFilters) => Topic
  children: ReactNode
}) {
  return <DemoLink topic={props.topicOf(useFollowedLate(catalogueFiltersAtom))}>{props.children}</DemoLink>
}
