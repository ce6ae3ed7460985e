import { chakra } from '@chakra-ui/react'
import type { Figure } from '#content/schema/sections.ts'
import { Fold } from '../../ui/Fold.tsx'

const Part = chakra('div', {
  base: {
    mt: { base: '6', md: '12', lg: '18' },
    '& h3': { textStyle: 'small' },
    '& dl': { mt: { md: '4' }, borderBottomWidth: '1px' },
    '& dl > div': {
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

interface FigureRowsProps {
  heading: string
  figures: readonly (Figure & { about: string })[]
}

/** Figures below others, as a table: what each is, what it counts, and the number at the end of the line. */
export function FigureRows({ heading, figures }: FigureRowsProps) {
  return (
    <Part>
      <Fold isHeading title={<h3>{heading}</h3>}>
        <dl>
          {figures.map(({ figure, label, about }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="figure">{figure}</dd>
              <dd className="about">{about}</dd>
            </div>
          ))}
        </dl>
      </Fold>
    </Part>
  )
}
