import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Image } from '#content/images.ts'
import type { LinkText } from '#content/schema/page.ts'
import { labeled } from '../../theme/labeled.ts'
import { keepTogether } from '../../ui/keepTogether.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { MoreLink, TextLink } from '../../ui/TextLink.tsx'
import { PictureRow } from '../list/PictureRow.tsx'

const stacked = { gridTemplateColumns: '1fr', gridTemplateAreas: '"title" "picture" "words"' } as const

const Rows = chakra('ol', {
  base: {
    display: 'grid',
    rowGap: { base: '5', _print: '3' },
    '& > li + li': { borderTopWidth: '1px', pt: { base: '5', _print: '3' } },
    '& q': { textStyle: 'strong', color: 'fg.accent', mt: '2' },
    '& .about': { mt: '3' },
    '& .facts': {
      display: 'grid',
      rowGap: '2',
      textStyle: 'note',
      my: { base: '3', md: '4' },
      '& > div': {
        ...labeled('6rem'),
        columnGap: '4',
      },
      '& dt': { color: 'fg.quiet' },
      '& dd': { gridColumn: '-2' },
      '& dd + dd': { mt: { base: '2', _print: '0' } },
    },
  },
  variants: {
    size: {
      large: {
        rowGap: { base: '5', md: '8', lg: '18', _print: '5' },
        '& > li': { gridTemplateColumns: { lg: '5fr 7fr' }, columnGap: { lg: '18' } },
        '& h3': { textStyle: 'subheading' },
        '& > li + li': { pt: { md: '8', lg: '0' }, borderTopWidth: { lg: '0' } },
        // On phones a paper, which would outshine the title, is below it. It isn't printed.
        '& > li:has(figure)': {
          gridTemplateColumns: { mdToLg: '1fr 1fr' },
          // Its ground is as tall as the words.
          '& > .picture': { alignSelf: { mdToLg: 'stretch' } },
          mdDown: { ...stacked, rowGap: '3', '& .about': { mt: '0' } },
          _print: stacked,
        },
      },
      /** The facts are beside all words, where there is room. */
      small: {
        '& > li': {
          gridTemplateColumns: { lg: '7.5rem 1fr 1fr', xl: '15rem 6fr 5fr' },
          gridTemplateRows: { lg: 'auto auto 1fr' },
          gridTemplateAreas: { lg: '"picture title facts" "picture . facts" "picture . facts"' },
        },
        '& .words': { display: { lg: 'contents' } },
        '& .words > a': { justifySelf: 'start' },
        '& .facts': { gridArea: { lg: 'facts' }, my: { lg: '0' } },
        '& h3': { textStyle: { base: 'subheading', mdToXl: 'small', _print: 'small' } },
        '& .about': { textStyle: { base: 'note', xl: 'body' } },
        // Room for fingers.
        '& dd a': { mdDown: { py: '0.625rem' } },
      },
    },
  },
})

interface Offer {
  /** Anchor. */
  id?: string
  title: string
  /** When it is needed, in the words of a client. */
  when?: string
  description: string
  image?: Image
  /** What the row begins with instead of a picture. */
  opening?: ReactNode
  link?: LinkText
  /** What the row ends with instead of a link. */
  more?: ReactNode
}

interface OfferRowsProps<Fact extends string> {
  /** Fields of the offers that are listed as facts, with their names. */
  labels: Readonly<Record<Fact, string>>
  items: readonly (Offer & Readonly<Record<NoInfer<Fact>, string | readonly (string | LinkText)[]>>)[]
  size?: keyof typeof pictureSizes
}

/** Widths of the pictures, as the columns above. */
const pictureSizes = {
  large: '(min-width: 64rem) 31rem, (min-width: 48rem) 15rem, 7rem',
  small: '(min-width: 80rem) 15rem, 7.5rem',
}

/** Offers: what they begin or end with, their contents and a link. */
export function OfferRows<Fact extends string>({ labels, items, size = 'large' }: OfferRowsProps<Fact>) {
  const facts = Object.keys(labels) as Fact[]
  return (
    <Rows size={size}>
      {items.map((item) => (
        <PictureRow
          key={item.title}
          id={item.id}
          picture={item.image ? <Picture image={item.image} sizes={pictureSizes[size]} /> : item.opening}
          title={
            <>
              <h3 id={item.id && `${item.id}-title`}>{item.title}</h3>
              {item.when && <q>{item.when}</q>}
            </>
          }
        >
          <p className="about">{keepTogether(item.description)}</p>
          <dl className="facts">
            {facts.map((fact) => (
              <div key={fact}>
                <dt>{labels[fact]}</dt>
                {[item[fact]].flat().map((value) =>
                  typeof value === 'string' ? (
                    <dd key={value}>{keepTogether(value)}</dd>
                  ) : (
                    <dd key={value.label}>
                      <TextLink to={value.href}>{value.label}</TextLink>
                    </dd>
                  ),
                )}
              </div>
            ))}
          </dl>
          {item.link && <MoreLink {...item.link} />}
          {item.more}
        </PictureRow>
      ))}
    </Rows>
  )
}
