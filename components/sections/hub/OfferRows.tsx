import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Image } from '#content/images.ts'
import type { LinkText } from '#content/schema/page.ts'
import { stackEnlarged } from '../../theme/enlarged.ts'
import { keepTogether } from '../../ui/keepTogether.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { MoreLink, TextLink } from '../../ui/TextLink.tsx'

/** What an offer begins with stands beside its words; on phones, beside the title alone. */
const Rows = chakra('ol', {
  base: {
    display: 'grid',
    '& > li': {
      display: 'grid',
      gridTemplateRows: { md: 'auto auto auto 1fr' },
      '& > *': { gridColumn: { base: '1 / -1', md: 'words' } },
      '& > .title': { gridColumn: { base: '1', md: 'words' } },
      '& > .opening': { gridArea: { base: '1 / 2', md: '1 / opening / span 4' } },
      '& > a': { justifySelf: 'start' },
    },
    '& img': { width: '100%', borderRadius: 'md' },
    '& .about': { mt: '3' },
    '& .facts': {
      display: 'grid',
      alignContent: 'start',
      rowGap: '2',
      textStyle: 'note',
      my: { base: '3', md: '4' },
      '& > div': {
        display: 'grid',
        gridTemplateColumns: '6rem 1fr',
        ...stackEnlarged,
        columnGap: '4',
        alignItems: 'baseline',
      },
      '& dt': { color: 'fg.quiet' },
      '& dd': { gridColumn: '-2' },
      '& dd + dd': { mt: { base: '2', _print: '0' } },
    },
  },
  variants: {
    size: {
      large: {
        rowGap: { base: '5', md: '10', lg: '18', _print: '6' },
        '& > li': {
          gridTemplateColumns: {
            base: '1fr min(7rem, 26vw)',
            _print: '1fr 3.5rem',
            md: '[words] 1fr [opening] 20rem',
            lg: '[opening] 5fr [words] 7fr',
          },
          columnGap: { base: '4', md: '8', lg: '18' },
        },
        '& > li + li': { mdDown: { borderTopWidth: '1px', pt: '4' } },
        '& h3': { textStyle: 'subheading' },
        // On phones a paper, which would outshine the title, is below it.
        '& > li:has(figure)': {
          mdDown: {
            '& > .title': { gridColumn: '1 / -1' },
            '& > .opening': { gridArea: '2 / 1 / auto / -1', mt: '3' },
          },
        },
      },
      small: {
        rowGap: '5',
        '& > li': {
          gridTemplateColumns: {
            base: '1fr min(6.75rem, 26vw)',
            md: '[opening] 7.5rem [words] 1fr',
            lg: '[opening] 7.5rem [words] 1fr [facts] 1fr',
          },
          columnGap: { base: '4', md: '6' },
        },
        '& > li + li': { borderTopWidth: '1px', pt: '5' },
        '& h3': { textStyle: { base: 'subheading', md: 'small' } },
        '& q': { textStyle: 'strong', color: 'fg.accent', mt: { base: '3', md: '2' } },
        '& .about': { textStyle: 'note' },
        '& .facts': { gridArea: { lg: '1 / facts / span 4' }, my: { lg: '0' } },
        '& dd + dd': { mt: { base: '5', md: '1' } },
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
  large: '(min-width: 64rem) 31rem, (min-width: 48rem) 20rem, 7rem',
  small: '7.5rem',
}

/** Offers: what they begin or end with, their contents and a link. */
export function OfferRows<Fact extends string>({ labels, items, size = 'large' }: OfferRowsProps<Fact>) {
  const facts = Object.keys(labels) as Fact[]
  return (
    <Rows size={size}>
      {items.map((item) => (
        <li key={item.title} id={item.id}>
          <div className="opening">
            {item.image ? <Picture image={item.image} sizes={pictureSizes[size]} /> : item.opening}
          </div>
          <div className="title">
            <h3 id={item.id && `${item.id}-title`}>{item.title}</h3>
            {item.when && <q>{item.when}</q>}
          </div>
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
        </li>
      ))}
    </Rows>
  )
}
