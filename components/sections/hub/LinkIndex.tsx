import { chakra } from '@chakra-ui/react'
import type { IndexLink } from '#content/schema/sections.ts'
import { enlarged } from '../../theme/enlarged.ts'
import { keepTogether } from '../../ui/keepTogether.tsx'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'

/** Columns of links, each with a picture: above them, or beside the title on phones. */
const Index = chakra('div', {
  base: {
    // Three quarters of a column's width.
    '--art': 'calc((min(100vw - 4rem, {sizes.content}) - 4rem) / 4)',
    display: 'grid',
    gridTemplateColumns: { md: 'repeat(3, 1fr)' },
    _print: { gridTemplateColumns: 'repeat(3, 1fr)', breakInside: 'avoid' },
    columnGap: '8',
    rowGap: '8',
    '& > section': { position: 'relative', pt: { md: 'calc(var(--art) + {spacing.6})' } },
    '& h3': { textStyle: 'subheading', mb: '2' },
    '& a': {
      display: 'block',
      textStyle: 'lead',
      color: 'fg.accent',
      py: '0.5625rem',
      _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    },
    '& .note': { display: 'block', textStyle: 'note', color: 'fg.quiet' },
    // The pictures of a column are in the same place; the first is covered by that of a link under the pointer or in focus.
    '& .art': {
      position: 'absolute',
      top: '0',
      right: '0',
      width: { base: 'min(5.5rem, 22vw)', md: '100%' },
      height: { base: 'min(4.125rem, 16.5vw)', md: 'var(--art)' },
      visibility: 'hidden',
      '& img': { width: '100%', height: '100%', objectFit: 'cover', bg: 'bg.teal', borderRadius: 'md' },
      _print: { display: 'none' },
      [enlarged]: { display: 'none' },
    },
    mdDown: { '& li:not(:first-of-type) .art': { display: 'none' } },
    '& li:first-of-type .art, & a:is(:hover, :focus-visible) + .art': { visibility: 'visible' },
    '& a:is(:hover, :focus-visible) + .art': { zIndex: '1' },
  },
})

interface LinkIndexProps {
  groups: readonly { title: string; links: readonly IndexLink[] }[]
}

/** All offers by name in columns, with pictures that follow the pointer and the focus. */
export function LinkIndex({ groups }: LinkIndexProps) {
  return (
    <Index>
      {groups.map(({ title, links }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <ul>
            {links.map(({ label, href, note, image }) => (
              <li key={href}>
                <Link to={href}>
                  {keepTogether(label)} {note && <span className="note">{note}</span>}
                </Link>
                <div className="art">
                  <Picture image={image} sizes="(min-width: 48rem) 24rem, 88px" />
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Index>
  )
}
