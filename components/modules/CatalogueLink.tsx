import { useAtomValue } from 'jotai'
import { filterQuery } from '../search/list/filters.ts'
import { BackLink } from '../ui/BackLink.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { moduleFiltersAtom } from './moduleListing.ts'

interface CatalogueLinkProps {
  /** Address of the catalogue. */
  path: string
  look: 'back' | 'outline' | 'solid'
  children: string
}

/** A link to the catalogue as the visitor left it, with the filters that were set there. */
export function CatalogueLink({ path, look, children }: CatalogueLinkProps) {
  const to = path + filterQuery(useAtomValue(moduleFiltersAtom))
  if (look === 'back') return <BackLink label={children} href={to} />
  return (
    <ButtonLink to={to} look={look}>
      {children}
    </ButtonLink>
  )
}
