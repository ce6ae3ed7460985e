import { chakra } from '@chakra-ui/react'
import type { LinkText } from '#content/schema/page.ts'
import { Link } from '../../ui/Link.tsx'
import { Onward } from '../../ui/TextLink.tsx'

const List = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: '8',
    rowGap: { md: '6' },
    gridTemplateColumns: { base: 'repeat(3, 1fr)', mdDown: '1fr' },
    '& li': { mdDown: { borderTopWidth: '1px', pt: '1', pb: '2' } },
    '& a': {
      display: 'inline-block',
      py: { base: '0.625rem', _print: '1' },
      textStyle: 'small',
      '& svg': { color: 'fg.warm', transition: 'transform 120ms' },
      _hover: {
        textDecoration: 'underline',
        '& svg': { transform: 'translateX(4px)' },
      },
    },
  },
})

interface LinkColumnsProps {
  links: readonly (LinkText & { text?: string })[]
}

/** A few links in columns, on phones in rows, each with a line below if it has one. */
export function LinkColumns({ links }: LinkColumnsProps) {
  return (
    <List className="ways-on">
      {links.map(({ label, href, text }) => (
        <li key={href}>
          <Link to={href}>
            {label}
            <Onward size={20} />
          </Link>
          {text && <p>{text}</p>}
        </li>
      ))}
    </List>
  )
}
