import { chakra } from '@chakra-ui/react'
import type { ResultFigure } from '#content/schema/sections.ts'
import { FigureDrawing } from './Figure.tsx'

/** A row each for numbers, drawings, results and definitions, so that all four align. */
const aligned = { gridRow: 'span 4', gridTemplateRows: 'subgrid' } as const

const List = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: '8',
    rowGap: '8',
    gridTemplateColumns: { md: '1fr 1fr', lg: 'repeat(4, 1fr)' },
    _print: { gridTemplateColumns: 'repeat(4, 1fr)' },
    '& > li': { display: 'grid', alignContent: 'start', rowGap: '3', md: aligned, _print: aligned },
    '& .figure': { textStyle: 'title', lineHeight: '1', color: 'fg.accent' },
    '& h3': { textStyle: 'small' },
    '& .about': { textStyle: 'note', textWrap: 'pretty' },
  },
})

/** Gains, each with its figure, its drawing, what it means in plain words, and how it is defined. */
export function MetricBars({ bars }: { bars: readonly ResultFigure[] }) {
  return (
    <List>
      {bars.map(({ figure, label, drawing, result, about }) => (
        <li key={label}>
          <p className="figure">{figure}</p>
          {drawing && <FigureDrawing drawing={drawing} />}
          <h3>{result}</h3>
          <p className="about">
            <strong>{label}:</strong> {about}
          </p>
        </li>
      ))}
    </List>
  )
}
