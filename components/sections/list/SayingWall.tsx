import { chakra } from '@chakra-ui/react'
import type { Symptom } from '#content/schema/offerings.ts'
import { keepTogether } from '../../ui/keepTogether.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

/** Two large sayings side by side, the others in a row of smaller ones below. */
const Wall = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: 'repeat(6, 1fr)' },
    columnGap: { md: '8' },
    rowGap: { base: '8', lg: '18' },
    '& > li': { gridColumn: { md: 'span 2' } },
    // The opening mark hangs in the margin.
    '& q': {
      display: 'block',
      textStyle: 'small',
      color: 'fg.accent',
      quotes: '"“" "”"',
      textIndent: '-0.42em',
    },
    '& p': { textStyle: 'note', textWrap: 'pretty', color: 'fg.quiet', mt: '3' },
    '& > li:nth-of-type(-n + 2)': {
      gridColumn: { md: 'span 3' },
      '& q': { textStyle: 'title', fontSize: { lg: 'clamp(2.5rem, 3.6vw, 3.25rem)' } },
      '& p': { mt: { lg: '5' }, maxW: '26rem' },
    },
  },
})

/** Typical statements, what each shows, and a link: large and small quotes. */
export function SayingWall({ items }: { items: readonly Symptom[] }) {
  return (
    <Wall>
      {items.map(({ quote, answer, link }) => (
        <li key={quote}>
          <q>{quote}</q>
          <p>{keepTogether(answer)}</p>
          {link && (
            <TextLink look="standalone" to={link.href}>
              {link.label}
            </TextLink>
          )}
        </li>
      ))}
    </Wall>
  )
}
