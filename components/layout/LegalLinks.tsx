import { chakra } from '@chakra-ui/react'
import type { LegalText } from '#content/schema/legal.ts'
import { useLegalDialog } from '../shell/useLegalDialog.tsx'

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minH: '2.75rem',
      textDecoration: 'underline',
      textUnderlineOffset: '0.25em',
      textDecorationThickness: '1px',
      _hover: { textDecorationThickness: '2px' },
    },
  },
})

/** The links to the legal texts at the end of every page. */
export function LegalLinks({ labels }: { labels: readonly Pick<LegalText, 'id' | 'label'>[] }) {
  const { linkTo, dialog } = useLegalDialog()
  return (
    <>
      <List>
        {labels.map(({ id, label }) => (
          <li key={id}>
            <a {...linkTo(id)}>{label}</a>
          </li>
        ))}
      </List>
      {dialog}
    </>
  )
}
