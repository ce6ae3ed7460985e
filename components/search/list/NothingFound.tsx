import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { useSetAtom } from 'jotai'
import { fill } from '#content/schema/fill.ts'
import { useShell } from '../../shell/ShellContext.tsx'
import { centeredRow } from '../../theme/actionRow.ts'
import { Button } from '../../ui/Button.tsx'
import { FallenNote } from '../../ui/FallenNote.tsx'
import { inPlace } from '../../ui/inPlace.ts'
import { TextAnchor } from '../../ui/TextLink.tsx'
import { searchDialogAtom } from '../dialog/searchDialogAtom.ts'
import { filterQuery } from './filters.ts'

const Area = chakra('div', {
  base: {
    borderTopWidth: '1px',
    '& > svg': { width: '9.5rem', mb: '6', color: 'teal.500' },
    '& p:first-of-type': { textStyle: 'subheading', maxW: '24ch' },
    '& p + p': { mt: '3', maxW: 'text' },
    '& .ways': { ...centeredRow, columnGap: '6', mt: '6' },
  },
})

interface NothingFoundProps extends HTMLChakraProps<'div'> {
  text: string
  hint?: string
  /** The text that wasn't found, for the site search; may be empty. */
  query: string
  /** Label of the button. */
  action: string
  onAction: () => void
}

/** Replaces a list without results and offers ways out, children among them. Style props set its spacing. */
export function NothingFound({ text, hint, query, action, onAction, children, ...room }: NothingFoundProps) {
  const { listing, elsewhere } = useShell().site.search
  const openSearch = useSetAtom(searchDialogAtom)
  return (
    <Area {...room}>
      <FallenNote />
      <p>{text}</p>
      {hint && <p>{hint}</p>}
      <div className="ways">
        <Button look="outline" onClick={onAction}>
          {action}
        </Button>
        {children}
        {query && (
          <TextAnchor
            look="standalone"
            href={listing + filterQuery({ text: query })}
            {...inPlace(() => openSearch(query))}
          >
            {fill(elsewhere, { query })}
          </TextAnchor>
        )}
      </div>
    </Area>
  )
}
