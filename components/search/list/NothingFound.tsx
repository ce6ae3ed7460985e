import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { Button } from '../../ui/Button.tsx'
import { FallenNote } from '../../ui/FallenNote.tsx'
import { SiteSearchLink } from './SiteSearchLink.tsx'

const Area = chakra('div', {
  base: {
    borderTopWidth: '1px',
    '& > svg': { width: '9.5rem', height: '5rem', mb: '6', color: 'teal.500' },
    '& p:first-of-type': { textStyle: 'subheading', maxW: '24ch' },
    '& p + p': { mt: '3', maxW: 'text' },
    '& .ways': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', columnGap: '6', mt: '6' },
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
        {query && <SiteSearchLink query={query} />}
      </div>
    </Area>
  )
}
