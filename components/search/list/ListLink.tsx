import { type Atom, useAtomValue } from 'jotai'
import { ButtonLink } from '../../ui/Button.tsx'
import { BackLink } from '../../ui/TextLink.tsx'
import { type Filters, listAddress } from './filters.ts'

interface ListLinkProps {
  /** The filters of the list. */
  atom: Atom<Filters<string>>
  /** Address of the list. */
  path: string
  anchor?: string | undefined
  look: 'back' | 'outline' | 'solid'
  children: string
}

/** A link to a list with the filters the visitor set there. */
export function ListLink({ atom, path, anchor, look, children }: ListLinkProps) {
  const to = listAddress(path, useAtomValue(atom), anchor)
  if (look === 'back') return <BackLink label={children} href={to} />
  return (
    <ButtonLink to={to} look={look}>
      {children}
    </ButtonLink>
  )
}
