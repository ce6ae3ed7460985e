import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { IndexLink } from '#content/schema/sections.ts'
import { keepTogether } from '../../ui/keepTogether.tsx'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'

/** Columns of large links below the section's text; in large windows a picture is beside the text. */
const Index = chakra('div', {
  base: {
    position: 'relative',
    '--art': 'calc(min(100vw - 4rem, {sizes.content}) * 5 / 12)',
    '& .words': {
      display: 'grid',
      alignContent: 'end',
      justifyItems: 'start',
      pb: { lg: '12' },
      minH: { lg: 'calc(var(--art) * 3 / 4 + 3rem)' },
      pr: { lg: 'calc(var(--art) + 3rem)' },
    },
    '& .groups': {
      display: 'grid',
      gridTemplateColumns: { md: 'repeat(3, 1fr)' },
      columnGap: '8',
      rowGap: '8',
      mt: { base: '8', lg: '0' },
    },
    '& h3': { textStyle: 'note', color: 'fg.quiet', mb: '1' },
    '& .groups a': {
      display: 'block',
      textStyle: 'small',
      py: { base: '0.625rem', lg: '0.5rem' },
      _hover: { color: 'fg.accent', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    },
    '& .note': {
      display: 'block',
      fontFamily: 'body',
      textStyle: 'note',
      letterSpacing: 'normal',
      color: 'fg.quiet',
    },
    // All pictures are in the same place; the first is covered by that of a link under the pointer or in focus.
    '& .art': {
      display: { base: 'none', lg: 'block' },
      position: 'absolute',
      top: '0',
      right: '0',
      width: 'var(--art)',
      overflow: 'hidden',
      borderRadius: 'md',
      visibility: 'hidden',
      '& img': { width: '100%', height: 'auto' },
      _print: { display: 'none' },
    },
    '& section:first-of-type li:first-of-type .art, & a:is(:hover, :focus-visible) + .art': {
      visibility: 'visible',
    },
    '& a:is(:hover, :focus-visible) + .art': { zIndex: '1' },
  },
})

interface LinkIndexProps {
  groups: readonly { title: string; links: readonly IndexLink[] }[]
  /** Heading, text and button. */
  children: ReactNode
}

/** All offers by name in columns, with a picture that follows the pointer and the focus. */
export function LinkIndex({ groups, children }: LinkIndexProps) {
  return (
    <Index>
      <div className="words">{children}</div>
      <div className="groups">
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
                    <Picture image={image} sizes="32rem" />
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Index>
  )
}
