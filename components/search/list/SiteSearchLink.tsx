import { useSetAtom } from 'jotai'
import { fill } from '#content/schema/fill.ts'
import { useShell } from '../../shell/ShellContext.tsx'
import { inPlace } from '../../ui/inPlace.ts'
import { TextAnchor } from '../../ui/TextLink.tsx'
import { searchDialogAtom } from '../dialog/searchDialogAtom.ts'
import { filterQuery } from './filters.ts'

/** Opens the site search with the text that a list didn't find. */
export function SiteSearchLink({ query }: { query: string }) {
  const { site } = useShell()
  const openSearch = useSetAtom(searchDialogAtom)
  const { listing, elsewhere } = site.search
  return (
    <TextAnchor
      look="standalone"
      href={listing + filterQuery({ text: query })}
      {...inPlace(() => openSearch(query))}
    >
      {fill(elsewhere, { query })}
    </TextAnchor>
  )
}
