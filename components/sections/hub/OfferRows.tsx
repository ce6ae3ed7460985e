import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { LinkText } from '#content/schema/page.ts'
import { stackEnlarged } from '../../theme/enlarged.ts'
import { keepTogether } from '../../ui/keepTogether.tsx'
import { MoreLink, TextLink } from '../../ui/TextLink.tsx'

const Rows = chakra('ol', {
  base: {
    display: 'grid',
    rowGap: { base: '5', md: '10', lg: '18' },
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { md: '1fr 1fr', lg: '5fr 7fr' },
      columnGap: { md: '8', lg: '18' },
      rowGap: { base: '4', md: '5' },
    },
    '& > li > div': { minW: '0' },
    '& h3': { textStyle: 'subheading' },
    '& img': { width: '100%', borderRadius: 'md' },
    // On phones, a picture is beside the title.
    mdDown: {
      '& > li + li': { borderTopWidth: '1px', pt: '4' },
      '& > li:has(> div > img)': { display: 'flow-root' },
      '& > li > div > img': { float: 'right', width: 'min(7rem, 26vw)', ml: '4', mb: '2' },
      '& .about': { clear: 'right' },
      // A paper is below the title, which it would outshine.
      '& > li:has(figure)': {
        rowGap: '0',
        '& > div:first-of-type': { mt: '3' },
        '& > div:last-of-type': { display: 'contents' },
        '& > div > h3': { order: '-1' },
        '& > div > a': { justifySelf: 'start' },
      },
    },
    '& .about': { mt: '3' },
    // Not those of a paper beside it.
    '& .about ~ dl': {
      display: 'grid',
      rowGap: { base: '1', md: '2' },
      textStyle: { base: 'note', lg: 'body' },
      my: { base: '3', md: '4' },
    },
    '& .about ~ dl > div': {
      display: 'grid',
      gridTemplateColumns: { base: '5.5rem 1fr', md: '6.5rem 1fr' },
      ...stackEnlarged,
      columnGap: '4',
    },
    '& .about ~ dl dt': { color: 'fg.quiet' },
    '& .about ~ dl dd': { gridColumn: '-2' },
    '& dd + dd': { mt: '2' },
    // On tablets, words run beside and below what a row begins with.
    mdToLg: {
      '& > li': { display: 'flow-root' },
      '& > li > div:first-of-type': { float: 'right', width: '20rem', ml: '8', mb: '5' },
      // A paper has a ground as tall as the words.
      '& > li:has(figure)': {
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        columnGap: '0',
        '& > div:first-of-type': { order: '1' },
      },
    },
  },
})

interface Offer {
  /** Anchor. */
  id?: string
  title: string
  description: string
  /** What the row begins with: a paper, a picture. */
  opening: ReactNode
  link?: LinkText
  /** What the row ends with instead of a link. */
  more?: ReactNode
}

interface OfferRowsProps<Fact extends string> {
  /** Fields of the offers that are listed as facts, with their names. */
  labels: Readonly<Record<Fact, string>>
  items: readonly (Offer & Readonly<Record<NoInfer<Fact>, string | readonly (string | LinkText)[]>>)[]
}

/** Offers: what they begin or end with, their contents and a link. */
export function OfferRows<Fact extends string>({ labels, items }: OfferRowsProps<Fact>) {
  const facts = Object.keys(labels) as Fact[]
  return (
    <Rows>
      {items.map((item) => (
        <li key={item.title} id={item.id}>
          <div>{item.opening}</div>
          <div>
            <h3 id={item.id && `${item.id}-title`}>{item.title}</h3>
            <p className="about">{keepTogether(item.description)}</p>
            <dl>
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
          </div>
        </li>
      ))}
    </Rows>
  )
}
