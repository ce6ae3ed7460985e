import { useAtomValue } from 'jotai'
import { filterQuery } from '../search/list/filters.ts'
import { BackLink } from '../ui/BackLink.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { moduleFiltersAtom } from './moduleListing.ts'

interface CatalogLinkProps {
  /** Address of the catalog. */
  path: string
  look: 'back' | 'outline' | 'solid'
  children: string
}

/** A link to the catalog with the filters the visitor set there. */
export function CatalogLink({ path, look, children }: CatalogLinkProps) {
  const to = path + filterQuery(useAtomValue(moduleFiltersAtom))
  if (look === 'back') return <BackLink label={children} href={to} />
  return (
    <ButtonLink to={to} look={look}>
      {children}
    </ButtonLink>
  )
}
