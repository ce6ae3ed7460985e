import { chakra } from '@chakra-ui/react'
import type { LinkGroup } from '#content/schema/sections.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { keepTogether } from '../../ui/keepTogether.tsx'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Onward } from '../../ui/TextLink.tsx'

/** Columns of links, each below a picture; on phones, rows without pictures, which would be too small to read. */
const Index = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: 'repeat(3, 1fr)' },
    gap: { base: '6', md: '8' },
    '& > section': { mdDown: { borderTopWidth: '1px', pt: '5' } },
    '& img': {
      display: { mdDown: 'none' },
      aspectRatio: '4 / 3',
      // For drawings that have no ground of their own.
      bg: 'bg.tint',
      borderRadius: 'md',
    },
    '& h3': { textStyle: 'subheading', mt: { md: '6' }, mb: '2' },
    '& li a': {
      display: 'block',
      textStyle: 'lead',
      textWrap: 'balance',
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
      {groups.map(({ title, image, links, all }) => (
        <section key={title} aria-label={title}>
          <Picture image={image} sizes="24rem" />
          <h3>{title}</h3>
          <ul>
            {links.map(({ label, href, note }) => (
              <li key={href}>
                <Link to={href}>
                  {keepTogether(label)}
                  <Onward /> {note && <span className="note">{note}</span>}
                </Link>
              </li>
            ))}
          </ul>
          {all && <LinkButton look="outline" {...all} mt="4" />}
        </section>
      ))}
    </Index>
  )
}
