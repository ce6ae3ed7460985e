import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { PictureLink } from '#content/schema/sections.ts'
import { stackEnlarged } from '../../theme/enlarged.ts'
import { Icon } from '../../ui/Icon.tsx'
import { keepTogether } from '../../ui/keepTogether.tsx'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'

/** A small picture with text beside it. */
const asRow = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 2fr) minmax(11rem, 3fr)', lg: '1fr 2fr' },
  columnGap: { base: '4', lg: '6' },
  alignItems: 'center',
  ...stackEnlarged,
  '& .art': { aspectRatio: { base: '4 / 3', lg: '3 / 2' }, mb: '0' },
} as const

const List = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: '8',
    rowGap: { base: '6', lg: '12' },
    _print: { gridTemplateColumns: 'repeat(3, 1fr)', rowGap: '6' },
    '& > li': { position: 'relative' },
    '& > li:not(:first-of-type)': asRow,
    '& .art': { overflow: 'hidden', borderRadius: 'md', mb: '5' },
    '& img': {
      width: '100%',
      height: '100%',
      objectFit: 'cover',
      objectPosition: '50% 100%',
      transition: 'transform 220ms',
    },
    '& h3': { textStyle: 'subheading' },
    '& h3 a': {
      // The link covers the whole card.
      _after: { content: '""', position: 'absolute', inset: '0' },
      '& svg': {
        display: 'inline',
        ml: '2',
        verticalAlign: '0',
        color: 'fg.warm',
        transition: 'transform 220ms',
      },
    },
    '& > li:hover': {
      '& img': { transform: 'translate(4px, -4px) scale(1.03)' },
      '& h3 svg': { transform: 'translateX(4px)' },
    },
    '& h3 a:focus-visible': {
      outline: 'none',
      _after: { outline: '2px solid var(--ring)', outlineOffset: '4px' },
    },
    '& p': { textStyle: 'body', color: 'fg.quiet', mt: '2', maxW: '32rem' },
  },
  variants: {
    layout: {
      /** The first large, the others beside it as rows; on tablets in a row below it, on phones all are rows. */
      feature: {
        gridTemplateColumns: { md: 'repeat(3, 1fr)', lg: '1fr 1fr' },
        lg: { gridAutoRows: '1fr', rowGap: '6' },
        '& > li:first-of-type': {
          mdDown: asRow,
          mdToLg: { ...asRow, gridColumn: '1 / -1', gridTemplateColumns: '1fr 1fr' },
          lg: {
            gridRow: '1 / 4',
            display: 'flex',
            flexDirection: 'column',
            '& .art': { flex: '1 1 0', minH: '20rem' },
          },
          md: { '& h3': { textStyle: 'subheading' }, '& p': { textStyle: 'body' } },
        },
        '& > li:not(:first-of-type)': { mdToLg: { display: 'block', '& .art': { mb: '4' } } },
        '& h3': { textStyle: 'small' },
        '& p': { textStyle: 'note' },
      },
      /** The first large on the right, the others as rows on the left, below the section's text. */
      lead: {
        md: { display: 'contents', '& > li:not(:first-of-type)': { gridColumn: '1' } },
        '& > li:first-of-type': {
          gridColumn: { md: '2' },
          gridRow: { md: '1 / 4' },
          '& .art': { aspectRatio: '4 / 3' },
          '& h3': { textStyle: { md: 'title' } },
        },
        '& > li:not(:first-of-type)': { '& h3': { textStyle: 'small' }, '& p': { textStyle: 'note' } },
      },
    },
  },
})

const Lead = chakra('div', {
  base: {
    md: {
      display: 'grid',
      gridTemplateColumns: { md: '1fr 1fr', lg: '5fr 7fr' },
      gridTemplateRows: '1fr auto auto',
      columnGap: '8',
      rowGap: '6',
    },
  },
})

interface PictureLinksProps {
  items: readonly PictureLink[]
  layout: 'feature' | 'lead'
  /** The section's text, in the layout that includes it. */
  children?: ReactNode
}

/** Links to other pages with pictures. */
export function PictureLinks({ items, layout, children }: PictureLinksProps) {
  const list = (
    <List layout={layout}>
      {items.map(({ title, text, href, image }) => (
        <li key={href}>
          <div className="art">
            <Picture image={image} sizes="(min-width: 64rem) 44rem, 100vw" />
          </div>
          <div>
            <h3>
              <Link to={href}>
                {keepTogether(title)}
                {'\u00a0'}
                <Icon name="arrow" />
              </Link>
            </h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </List>
  )
  if (!children) return list
  return (
    <Lead>
      {children}
      {list}
    </Lead>
  )
}
