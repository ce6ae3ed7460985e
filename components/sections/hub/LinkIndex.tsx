import { chakra } from '@chakra-ui/react'
import type { LinkGroup } from '#content/schema/sections.ts'
import { enlarged } from '../../theme/enlarged.ts'
import { keepTogether } from '../../ui/keepTogether.tsx'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'

/** Columns of links, each below a picture; on phones, the picture is beside the title. */
const Index = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: 'repeat(3, 1fr)', _print: 'repeat(3, 1fr)' },
    breakInside: 'avoid',
    gap: '8',
    '& > section': { position: 'relative' },
    '& img': {
      position: { base: 'absolute', md: 'static' },
      top: '0',
      right: '0',
      width: { base: 'min(5.5rem, 22vw)', md: '100%' },
      aspectRatio: '4 / 3',
      bg: 'bg.teal',
      borderRadius: 'md',
      _print: { display: 'none' },
      [enlarged]: { display: 'none' },
    },
    '& h3': { textStyle: 'subheading', mt: { md: '6' }, mb: '2' },
    '& a': {
      display: 'block',
      textStyle: 'lead',
      color: 'fg.accent',
      py: '0.5625rem',
      _hover: { textDecoration: 'underline' },
    },
    '& .note': { display: 'block', textStyle: 'aside' },
  },
})

interface LinkIndexProps {
  groups: readonly LinkGroup[]
}

/** All offers by name in columns, each with a picture. */
export function LinkIndex({ groups }: LinkIndexProps) {
  return (
    <Index>
      {groups.map(({ title, image, links }) => (
        <section key={title} aria-label={title}>
          <Picture image={image} sizes="(min-width: 48rem) 24rem, 88px" />
          <h3>{title}</h3>
          <ul>
            {links.map(({ label, href, note }) => (
              <li key={href}>
                <Link to={href}>
                  {keepTogether(label)} {note && <span className="note">{note}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Index>
  )
}
