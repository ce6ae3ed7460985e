import { chakra } from '@chakra-ui/react'
import { Icon } from '../ui/Icon.tsx'

const Lists = chakra('div', {
  base: {
    display: 'grid',
    rowGap: '6',
    columnGap: '8',
    gridTemplateColumns: { md: '1fr 1fr', lg: '1fr' },
    '& h3, & h4': { textStyle: 'label', color: 'fg.quiet', pb: '2' },
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
  variants: { columns: { 2: { gridTemplateColumns: '1fr 1fr' } } },
})

interface PassListProps {
  passLabel: string
  stayLabel: string
  passing: readonly string[]
  staying: readonly string[]
  /** On wide screens, too; by default one below the other. */
  columns?: 2
  /** Heading level of the labels. */
  level?: 'h3' | 'h4'
}

/** What is passed on, and what isn't. */
export function PassList({
  passLabel,
  stayLabel,
  passing,
  staying,
  columns,
  level: Heading = 'h4',
}: PassListProps) {
  return (
    <Lists columns={columns}>
      <div className="pass">
        <Heading>{passLabel}</Heading>
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
        <Heading>{stayLabel}</Heading>
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
