import { chakra } from '@chakra-ui/react'

const List = chakra('ol', {
  base: {
    borderBottomWidth: '1px',
    '& a': {
      display: 'grid',
      gridTemplateColumns: '6rem 1fr auto',
      alignItems: 'baseline',
      py: '3',
      borderTopWidth: '1px',
    },
    '& .code': { textStyle: 'small', color: 'fg.accent' },
    '& strong': { textStyle: 'strong', display: 'block' },
    '& .about': { textStyle: 'note', color: 'fg.quiet' },
    '& [data-page-of]': { textStyle: 'label', fontVariantNumeric: 'tabular-nums' },
  },
})

interface ContentsProps {
  items: readonly { id: string; code: string; title: string; text: string }[]
  /** Before the number of a page. */
  page: string
}

/** Table of contents. The page numbers are filled in before printing, once they are known. */
export function Contents({ items, page }: ContentsProps) {
  return (
    <List>
      {items.map(({ id, code, title, text }) => (
        <li key={id}>
          <a href={`#${id}`}>
            <span className="code">{code}</span>
            <span>
              <strong>{title}</strong> <span className="about">{text}</span>
            </span>
            <span>
              {page} <span data-page-of={id} />
            </span>
          </a>
        </li>
      ))}
    </List>
  )
}
