import { chakra } from '@chakra-ui/react'
import type { Symptom } from '#content/schema/sections.ts'
import { stackEnlarged } from '../../theme/enlarged.ts'
import { keepTogether } from '../../ui/keepTogether.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { MoreLink } from '../../ui/TextLink.tsx'

const List = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: { md: '8', lg: '18' },
    rowGap: { base: '6', lg: '12' },
    '& q': { textStyle: 'subheading' },
    '& h3': { textStyle: 'eyebrow', pb: '2' },
    '& p': { color: 'fg.quiet' },
  },
  variants: {
    size: {
      /** Beside each saying what it shows. */
      rows: {
        rowGap: { md: '6', lg: '8' },
        '& li': {
          display: 'grid',
          borderTopWidth: { md: '1px' },
          pt: { md: '4' },
          gridTemplateColumns: { md: '1fr 1fr' },
          columnGap: '8',
          rowGap: '2',
        },
      },
      /** Each with a picture, in two columns. */
      pictured: {
        gridTemplateColumns: { xl: '1fr 1fr' },
        '& li': {
          display: 'grid',
          gridTemplateColumns: { base: '1fr 6.5rem', md: '1fr 12.5rem' },
          columnGap: { base: '4', md: '6' },
          rowGap: '2',
          alignItems: { base: 'center', md: 'start' },
          alignContent: 'start',
          gridTemplateRows: { md: 'auto 1fr' },
          ...stackEnlarged,
        },
        '& li > div': {
          gridColumn: { base: '1 / -1', md: '1' },
          '&:first-of-type': { gridColumn: '1' },
        },
        '& img': {
          gridColumn: '2',
          gridRow: { base: '1', md: '1 / span 2' },
          width: '100%',
          aspectRatio: '4 / 3',
          borderRadius: 'md',
        },
      },
    },
  },
})

interface SymptomIndexProps {
  items: readonly Symptom[]
  size?: 'rows' | 'pictured'
}

/** Typical statements, what each shows, and a link. */
export function SymptomIndex({ items, size = 'rows' }: SymptomIndexProps) {
  return (
    <List size={size}>
      {items.map(({ title, quote, answer, link, image }) => (
        <li key={quote}>
          <div>
            {title && <h3>{title}</h3>}
            <q>{quote}</q>
          </div>
          {image && <Picture image={image} sizes="200px" />}
          <div>
            <p>{keepTogether(answer)}</p>
            {link && <MoreLink {...link} />}
          </div>
        </li>
      ))}
    </List>
  )
}
