import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { ButtonLink } from '../ui/Button.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import { filterQuery } from './catalogueFilters.ts'
import { catalogueFiltersAtom } from './catalogueFiltersAtom.ts'

interface CatalogueLinkProps {
  /** Address of the catalogue. */
  path: string
  look: 'text' | 'outline' | 'solid'
  children: ReactNode
}

/** A link to the catalogue as the visitor left it, with the filters that were set there. */
export function CatalogueLink({ path, look, children }: CatalogueLinkProps) {
  const to = path + filterQuery(useAtomValue(catalogueFiltersAtom))
  if (look === 'text') return <TextLink to={to}>{children}</TextLink>
  return (
    <ButtonLink to={to} look={look}>
      {children}
    </ButtonLink>
  )
}
