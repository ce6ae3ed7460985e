import { chakra } from '@chakra-ui/react'
import type { Symptom } from '#content/schema/sections.ts'
import { keepTogether } from '../../ui/keepTogether.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { MoreLink } from '../../ui/TextLink.tsx'
import { PictureRow } from './PictureRow.tsx'

const List = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: { base: '8', lg: '18' },
    rowGap: { base: '6', lg: '12', _print: '5' },
    '& q': { textStyle: 'subheading' },
    '& h3': { textStyle: 'eyebrow', pb: '2' },
    '& p': { color: 'fg.quiet', textStyle: { _print: 'note' } },
    '& p + a': { _print: { display: 'block !important' } },
  },
  variants: {
    size: {
      /** Beside each saying what it shows and, on paper, the link. */
      rows: {
        rowGap: { md: '6', _print: '3' },
        '& li:has(a)': { _print: { gridTemplateColumns: '1fr 1fr 11rem' } },
        '& li': {
          display: 'grid',
          gridTemplateColumns: { base: '1fr 1fr', mdDown: '1fr', _print: '2fr 3fr' },
          '& > div + div': { display: { _print: 'contents' } },
          columnGap: '8',
          rowGap: '2',
          borderTopWidth: { md: '1px' },
          pt: { md: '6' },
        },
      },
      /** Each with a picture, in two columns. */
      pictured: {
        gridTemplateColumns: { xl: '1fr 1fr', _print: '1fr 1fr' },
        '& li': { rowGap: '2', display: { _print: 'block' } },
        '& .picture': { display: { _print: 'none' } },
      },
    },
  },
})

interface SymptomIndexProps {
  items: readonly Symptom[]
}

/** Typical statements, what each shows, and a link. */
export function SymptomIndex({ items }: SymptomIndexProps) {
  return (
    <List size={items[0]?.image ? 'pictured' : 'rows'}>
      {items.map(({ title, quote, answer, link, image }) => {
        const saying = (
          <>
            {title && <h3>{title}</h3>}
            <q>{quote}</q>
          </>
        )
        const meaning = (
          <>
            <p>{keepTogether(answer)}</p>
            {link && <MoreLink {...link} />}
          </>
        )
        return image ? (
          <PictureRow key={quote} picture={<Picture image={image} sizes="200px" />} title={saying}>
            {meaning}
          </PictureRow>
        ) : (
          <li key={quote}>
            <div>{saying}</div>
            <div>{meaning}</div>
          </li>
        )
      })}
    </List>
  )
}
