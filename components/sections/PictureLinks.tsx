import { chakra } from '@chakra-ui/react'
import type { PictureLink } from '#content/schema/sections.ts'
import { Icon } from '../ui/Icon.tsx'
import { Link } from '../ui/Link.tsx'
import { Picture } from '../ui/Picture.tsx'

const List = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: '8',
    rowGap: { base: '10', lg: '12' },
    _print: { gridTemplateColumns: 'repeat(3, 1fr)', rowGap: '6' },
    '& > li': { position: 'relative' },
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
      /** Wide and narrow change places from row to row. */
      alternating: {
        gridTemplateColumns: { md: '1fr 1fr', lg: 'repeat(12, 1fr)' },
        '& .art': { aspectRatio: { base: '4 / 3', lg: 'auto' }, height: { lg: '27rem' } },
        lg: {
          '& > li': { gridColumn: 'span 5' },
          '& > li:nth-of-type(4n + 1), & > li:nth-of-type(4n)': { gridColumn: 'span 7' },
        },
      },
      /** The first large beside its text, the others below it. */
      lead: {
        gridTemplateColumns: { md: '1fr 1fr' },
        '& .art': { aspectRatio: '4 / 3' },
        lg: {
          '& > li': {
            display: 'grid',
            gridTemplateColumns: '5fr 7fr',
            gap: '6',
            alignItems: 'end',
            '& .art': { mb: '0' },
          },
        },
        md: {
          '& > li:first-of-type': {
            gridColumn: '1 / -1',
            display: 'grid',
            gridTemplateColumns: { md: '1fr 1fr', lg: '7fr 5fr' },
            gap: '8',
            alignItems: 'end',
            '& .art': { mb: '0' },
            '& h3': { textStyle: 'title' },
          },
        },
      },
    },
  },
})

interface PictureLinksProps {
  items: readonly PictureLink[]
  layout: 'alternating' | 'lead'
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
