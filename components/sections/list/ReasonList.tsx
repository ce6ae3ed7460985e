import { chakra } from '@chakra-ui/react'
import type { Reason } from '#content/schema/sections.ts'
import { Icon } from '../../ui/Icon.tsx'

const List = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: '8',
    gridTemplateColumns: { xl: '1fr 1fr' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: { base: '2.25rem 1fr', md: '3rem 1fr', xl: '2.5rem 1fr' },
      py: { base: '4', lg: '6' },
      borderTopWidth: '1px',
      borderColor: 'line.base',
    },
    '& svg': { color: 'fg.warm', mt: '0.125rem' },
    '& h3': { textStyle: 'small' },
    '& p': { textStyle: 'note', textWrap: 'pretty', color: 'fg.quiet', mt: '1', maxW: 'text' },
  },
})

/** Reasons to choose us, each with an icon, separated by hairlines. */
export function ReasonList({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <List>
      {reasons.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} size={26} />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </List>
  )
}
