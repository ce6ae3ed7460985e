import { chakra } from '@chakra-ui/react'
import { Icon } from '../ui/Icon.tsx'

const Lists = chakra('div', {
  base: {
    display: 'grid',
    rowGap: '6',
    columnGap: '8',
    gridTemplateColumns: { md: '1fr 1fr', lg: '1fr' },
    '& h4': { textStyle: 'label', color: 'fg.quiet', pb: '2' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: '2.25rem 1fr',
      alignItems: 'center',
      py: '3',
      borderTopWidth: '1px',
      borderColor: 'line.base',
      textStyle: 'note',
    },
    '& .pass svg': { color: 'fg.accent' },
    '& .stay svg': { color: 'fg.warm' },
  },
})

interface PassListProps {
  passLabel: string
  stayLabel: string
  passing: readonly string[]
  staying: readonly string[]
}

/** What is passed on, and what isn't. */
export function PassList({ passLabel, stayLabel, passing, staying }: PassListProps) {
  return (
    <Lists>
      <div className="pass">
        <h4>{passLabel}</h4>
        <ul>
          {passing.map((item) => (
            <li key={item}>
              <Icon name="arrow" />
              {item}
            </li>
          ))}
        </ul>
      </div>
      <div className="stay">
        <h4>{stayLabel}</h4>
        <ul>
          {staying.map((item) => (
            <li key={item}>
              <Icon name="shield" />
              {item}
            </li>
          ))}
        </ul>
      </div>
    </Lists>
  )
}
