import { chakra } from '@chakra-ui/react'
import type { TextEntry } from '#content/schema/sections.ts'
import { Icon } from '../ui/Icon.tsx'
import { Link } from '../ui/Link.tsx'

const List = chakra('ul', {
  base: {
    borderBottomWidth: '1px',
    borderColor: 'line.base',
    '& li': { borderTopWidth: '1px', borderColor: 'line.base' },
    '& a': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr auto', lg: '7fr 4fr auto' },
      columnGap: '8',
      rowGap: '1',
      alignItems: 'baseline',
      py: { base: '5', lg: '6' },
      transition: 'padding 220ms',
      _hover: { color: 'fg.accent', pl: { lg: '4' } },
    },
    '& h3': { textStyle: 'heading' },
    '& p': { textStyle: 'note', textWrap: 'pretty', color: 'fg.quiet', gridRow: { base: '2', lg: 'auto' } },
    '& svg': { color: 'fg.warm', alignSelf: 'center' },
  },
})

/** Ways on to other pages as an index: a large title and a line of text each. */
export function TitleIndex({ entries }: { entries: readonly TextEntry[] }) {
  return (
    <List>
      {entries.map(({ title, text, href }) => (
        <li key={href}>
          <Link to={href}>
            <h3>{title}</h3>
            <p>{text}</p>
            <Icon name="arrow" size={24} />
          </Link>
        </li>
      ))}
    </List>
  )
}
