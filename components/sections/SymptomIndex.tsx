import { chakra } from '@chakra-ui/react'
import type { Symptom } from '#content/schema/offerings.ts'
import { TextLink } from '../ui/TextLink.tsx'

const List = chakra('ul', {
  base: {
    borderBottomWidth: '1px',
    borderColor: 'line.base',
    '& li': {
      display: 'grid',
      gridTemplateColumns: { lg: '7fr 5fr' },
      columnGap: '12',
      rowGap: '3',
      py: { base: '6', lg: '8' },
      borderTopWidth: '1px',
      borderColor: 'line.base',
    },
    // The opening mark hangs in the margin.
    '& q': {
      textStyle: 'subheading',
      quotes: '"“" "”"',
      maxW: '26ch',
      '&::before': { display: { lg: 'inline-block' }, ml: { lg: '-0.5em' }, width: { lg: '0.5em' } },
    },
    '& p': { textStyle: 'note', color: 'fg.quiet' },
  },
})

/** What people say, what it shows, and where it leads. */
export function SymptomIndex({ items }: { items: readonly Symptom[] }) {
  return (
    <List>
      {items.map(({ quote, answer, link }) => (
        <li key={quote}>
          <q>{quote}</q>
          <div>
            <p>{answer}</p>
            <TextLink look="standalone" to={link.href}>
              {link.label}
            </TextLink>
          </div>
        </li>
      ))}
    </List>
  )
}
