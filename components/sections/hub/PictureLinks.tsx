import { chakra } from '@chakra-ui/react'
import type { PictureLink } from '#content/schema/sections.ts'
import { stackEnlarged } from '../../theme/enlarged.ts'
import { growWide } from '../../theme/growWide.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'

const List = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: '8',
    rowGap: { base: '6', lg: '12' },
    _print: { gridTemplateColumns: 'repeat(3, 1fr)', rowGap: '6' },
    ...growWide,
    '& > li': { position: 'relative' },
    // A row: a small picture and the words.
    '& > li:not(:first-of-type)': {
      display: 'grid',
      gridTemplateColumns: '2fr 3fr',
      columnGap: { base: '4', lg: '6' },
      alignItems: 'center',
      ...stackEnlarged,
      '& .art': { aspectRatio: '4 / 3', mb: '0' },
    },
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
      // The whole card is the link's area.
      _after: { content: '""', position: 'absolute', inset: '0' },
      '& svg': {
        display: 'inline',
        ml: '3',
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
      /** The first large, the others beside it as rows. */
      feature: {
        md: { gridTemplateColumns: '7fr 5fr', gridAutoRows: '1fr', rowGap: '6' },
        '& > li:first-of-type': {
          gridRow: { md: '1 / 4' },
          display: 'flex',
          flexDirection: 'column',
          '& .art': {
            aspectRatio: { base: '4 / 3', md: 'auto' },
            flex: { md: '1 1 0' },
            minH: { md: '20rem' },
          },
        },
        '& > li:not(:first-of-type)': { '& h3': { textStyle: 'small' }, '& p': { textStyle: 'note' } },
      },
      /** The first large beside its text, the others below it as rows. */
      lead: {
        gridTemplateColumns: { md: '1fr 1fr' },
        '& > li:first-of-type': {
          gridColumn: { md: '1 / -1' },
          display: { md: 'grid' },
          gridTemplateColumns: '5fr 7fr',
          gap: '8',
          alignItems: 'end',
          '& .art': { aspectRatio: '4 / 3', mb: { md: '0' } },
          '& h3': { textStyle: { md: 'title' } },
        },
      },
    },
  },
})

interface PictureLinksProps {
  items: readonly PictureLink[]
  layout: 'feature' | 'lead'
}

/** Ways on to other pages, each under its picture. */
export function PictureLinks({ items, layout }: PictureLinksProps) {
  return (
    <List layout={layout}>
      {items.map(({ title, text, href, image }) => (
        <li key={href}>
          <div className="art">
            <Picture image={image} sizes="(min-width: 64rem) 44rem, 100vw" />
          </div>
          <div>
            <h3>
              <Link to={href}>
                {title}
                <Icon name="arrow" />
              </Link>
            </h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </List>
  )
}
