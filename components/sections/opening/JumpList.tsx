import { chakra } from '@chakra-ui/react'
import type { LinkText } from '#content/schema/page.ts'
import { onTablets } from '../../theme/onTablets.ts'

const Nav = chakra('nav', {
  base: {
    mt: '8',
    maxW: '30rem',
    borderTopWidth: '1px',
    borderColor: 'line.base',
    [onTablets]: { gridArea: 'facts', mt: '0', mb: '10', maxW: 'none' },
    '& ul': { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: '8' },
    '& li': { borderBottomWidth: '1px', borderColor: 'line.base' },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minH: '3rem',
      textStyle: 'label',
      _hover: { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
    },
  },
})

/** Links to the sections of a long page, for its hero. */
export function JumpList({ label, links }: { label: string; links: readonly LinkText[] }) {
  return (
    <Nav aria-label={label}>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ul>
    </Nav>
  )
}
