import { chakra } from '@chakra-ui/react'
import type { PictureLink } from '#content/schema/sections.ts'
import { keepTogether } from '../../ui/keepTogether.tsx'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'

/**
 * Four tall pictures in a row, 4/4/4/4; the one under the pointer grows to 7 and its neighbors give way to 3. Each
 * picture is 7 wide all the time and only cut and moved, so that there is no relayout.
 */
const Row = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, 1fr)' },
    columnGap: { base: '4', lg: 'var(--gap)' },
    rowGap: '6',
    _print: { gridTemplateColumns: 'repeat(4, 1fr)' },
    '& a': { display: 'block', height: '100%' },
    '& .art': { overflow: 'hidden', borderRadius: 'md', mb: '4' },
    '& img': { width: '100%', height: '100%', aspectRatio: { base: '1', md: '3 / 4' }, objectFit: 'cover' },
    '& h3': { textStyle: 'small', fontSize: { base: '1.125rem', lg: '1.25rem' } },
    '& a:hover h3': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '@media (min-width: 64rem) and (hover: hover)': {
      '--gap': '1rem',
      '--measure': 'min(100vw - 4rem, {sizes.content})',
      '--unit': 'calc((var(--measure) - 3 * var(--gap)) / 16)',
      '& > li': { '--part': '4', '--at': '0', transition: 'transform 320ms', minW: '0' },
      '& > li:nth-of-type(2)': { '--index': '1' },
      '& > li:nth-of-type(3)': { '--index': '2' },
      '& > li:nth-of-type(4)': { '--index': '3' },
      '& .art': {
        width: 'calc(7 * var(--unit))',
        ml: 'calc(-1.5 * var(--unit))',
        height: 'calc(16 * var(--unit) / 3)',
        borderRadius: '0',
        clipPath: 'inset(0 calc((7 - var(--part)) / 2 * var(--unit)) round {radii.md})',
        transition: 'clip-path 320ms',
      },
      '& img': { aspectRatio: 'auto' },
      // The text fits into the narrowest picture.
      '& .words': {
        width: 'calc(3 * var(--unit))',
        transform: 'translateX(calc((4 - var(--part)) / 2 * var(--unit)))',
        transition: 'transform 320ms',
      },
      '&:has(a:hover) > li': {
        '--part': '3',
        '--at': '-0.5',
        transform: 'translateX(calc((var(--at) - var(--index, 0)) * var(--unit)))',
      },
      '&:has(a:hover) > li:has(a:hover)': { '--part': '7', '--at': '1.5' },
      '&:has(a:hover) > li:has(a:hover) ~ li': { '--at': '3.5' },
      _motionReduce: { '& > li, & .art, & .words': { transition: 'none' } },
    },
  },
})

/** Links to four other pages: pictures that grow on hover, with the names below. */
export function GrowingPictures({ items }: { items: readonly Omit<PictureLink, 'text'>[] }) {
  return (
    <Row>
      {items.map(({ title, href, image }) => (
        <li key={href}>
          <Link to={href}>
            <div className="art">
              <Picture image={image} sizes="(min-width: 64rem) 33rem, 50vw" />
            </div>
            <div className="words">
              <h3>{keepTogether(title)}</h3>
            </div>
          </Link>
        </li>
      ))}
    </Row>
  )
}
