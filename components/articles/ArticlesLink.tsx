import { useAtomValue } from 'jotai'
import type { LinkText } from '#content/schema/page.ts'
import { filterQuery } from '../search/list/filters.ts'
import { BackLink } from '../ui/BackLink.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { articleFiltersAtom } from './articleListing.ts'

/** A link to the article listing with the filters the visitor set there. */
export function ArticlesLink({ label, href, look }: LinkText & { look: 'back' | 'button' }) {
  const to = href + filterQuery(useAtomValue(articleFiltersAtom))
  if (look === 'back') return <BackLink label={label} href={to} />
  return <ButtonLink to={to}>{label}</ButtonLink>
}
