import { chakra } from '@chakra-ui/react'
import type { Figure } from '#content/schema/sections.ts'

const Rows = chakra('dl', {
  base: {
    borderBottomWidth: '1px',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: { base: '3fr 8fr 6rem', mdDown: '1fr auto' },
      columnGap: { base: '4', md: '8' },
      alignItems: 'baseline',
      py: '3',
      borderTopWidth: '1px',
    },
    '& dt': { textStyle: 'label' },
    '& dt::first-letter': { textTransform: 'uppercase' },
    '& .figure': { textStyle: 'small', color: 'fg.accent', textAlign: 'right', whiteSpace: 'nowrap' },
    '& .about': { textStyle: 'aside', gridArea: { base: '1 / 2', mdDown: 'auto' } },
  },
})

/** Figures as a table: what each is, what it counts, and the number at the end of the line. */
export function FigureRows({ figures }: { figures: readonly (Figure & { about: string })[] }) {
  return (
    <Rows>
      {figures.map(({ figure, label, about }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="figure">{figure}</dd>
          <dd className="about">{about}</dd>
        </div>
      ))}
    </Rows>
  )
}
