import { chakra } from '@chakra-ui/react'
import type { LinkText } from '#content/schema/page.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'

const List = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: '8',
    gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
    '& li': { borderTopWidth: '1px', borderColor: 'line.base' },
    '& a': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '3',
      minH: '3.5rem',
      textStyle: 'strong',
      '& svg': { color: 'fg.accent', transition: 'transform 120ms' },
      _hover: { color: 'fg.accent', '& svg': { transform: 'translateX(4px)' } },
    },
  },
})

/** A few links in columns. */
export function LinkColumns({ links }: { links: readonly LinkText[] }) {
  return (
    <List>
      {links.map((link) => (
        <li key={link.href}>
          <Link to={link.href}>
            {link.label}
            <Icon name="arrow" />
          </Link>
        </li>
      ))}
    </List>
  )
}
