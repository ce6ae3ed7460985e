import { chakra } from '@chakra-ui/react'
import type { Symptom } from '#content/schema/offerings.ts'
import { TextLink } from '../../ui/TextLink.tsx'

const List = chakra('ul', {
  base: {
    borderBottomWidth: '1px',
    borderColor: 'line.base',
    '& li': {
      display: 'grid',
      gridTemplateColumns: { md: '1fr 1fr', lg: '7fr 5fr' },
      columnGap: { md: '8', lg: '12' },
      rowGap: '3',
      py: { base: '6', lg: '8' },
      borderTopWidth: '1px',
      borderColor: 'line.base',
    },
    '& h3': { textStyle: 'label', color: 'fg.warm', pb: '2' },
    // The opening mark hangs in the margin.
    '& q': {
      display: 'block',
      textStyle: 'subheading',
      quotes: '"“" "”"',
      maxW: '26ch',
      textIndent: { lg: '-0.47em' },
    },
    '& p': { textStyle: 'note', color: 'fg.quiet' },
  },
})

/** Typical statements, what each shows, and a link. */
export function SymptomIndex({ items }: { items: readonly Symptom[] }) {
  return (
    <List>
      {items.map(({ title, quote, answer, link }) => (
        <li key={quote}>
          <div>
            {title && <h3>{title}</h3>}
            <q>{quote}</q>
          </div>
          <div>
            <p>{answer}</p>
            {link && (
              <TextLink look="standalone" to={link.href}>
                {link.label}
              </TextLink>
            )}
          </div>
        </li>
      ))}
    </List>
  )
}
