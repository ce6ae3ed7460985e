import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import type { Figure, ResultFigure } from '#content/schema/sections.ts'
import { enlarged } from '../../theme/enlarged.ts'
import { TitledSection } from '../frame/TitledSection.tsx'
import { FigureDrawing } from './Figure.tsx'

/** One below the other, each row aligned with its neighbors'. */
const stacked = {
  gridTemplateRows: 'subgrid',
  gridTemplateAreas: '"figure" "drawing" "label" "about"',
  gridColumn: 'auto',
  gridRow: 'span 4',
} as const

const Strip = chakra('dl', {
  base: {
    display: 'grid',
    columnGap: { base: '6', md: '8' },
    // The distance is below each figure, because a subgrid would have it between its own rows.
    mb: { base: '-6', md: '-8', lg: '-10', _print: '-5' },
    '& > *': { pb: { base: '6', md: '8', lg: '10', _print: '5' } },
  },
})

/** On phones, the label is beside the number, and drawing and explanation have the whole width. */
const Item = chakra('div', {
  base: {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    gridTemplateAreas: '"figure label" "drawing drawing" "about about"',
    [enlarged]: {
      gridTemplateColumns: '1fr',
      gridTemplateAreas: '"figure" "label" "drawing" "about"',
    },
    alignContent: 'start',
    '& dt, & .figure': { alignSelf: 'baseline' },
    '& dt': { gridArea: 'label', lineHeight: '1.4', textWrap: 'pretty' },
    '& .note': { display: 'block', textStyle: 'caption' },
    '& .figure': { gridArea: 'figure', textStyle: 'title', lineHeight: '1', color: 'fg.accent' },
    '& .drawing': { gridArea: 'drawing', mt: '3' },
    '& .about': { gridArea: 'about', mt: '2', textStyle: 'aside' },
  },
  variants: {
    layout: {
      list: {
        // Side by side on tablets and on paper, the label is below the drawing.
        '&:not(:only-of-type)': {
          mdToLg: stacked,
          _print: stacked,
          '& > dt': { mt: { mdToLg: '3', _print: '1' } },
        },
      },
      columns: {
        md: stacked,
        _print: stacked,
        '& dt': { mt: { md: '3', _print: '1' }, maxW: '30rem' },
      },
      /** One figure as a poster: the number at twice the size of a title, the drawing and the words beside it on wide screens. */
      poster: {
        gridColumn: '1 / -1',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '5fr 7fr' },
        gridTemplateAreas: {
          base: '"figure" "label" "drawing" "about"',
          md: '"figure drawing" "label drawing" "about about"',
          lg: '"figure drawing" "label drawing" "label about"',
        },
        columnGap: '8',
        '& .figure': {
          textStyle: 'display',
          fontSize: 'min(8.5rem, 26vw)',
          // There the number has a ground of its own, taller than its line.
          '@media (forced-colors: active)': { mb: '6' },
        },
        '& dt': { mt: '3' },
        '& .about': { textStyle: 'body', mt: '6', maxW: 'text' },
      },
    },
  },
})

/** The numbers, as wide as the widest, and their labels. */
const numberAndLabel = 'auto 1fr'
const equal = (columns: number) => `repeat(${columns}, 1fr)`

interface FigureStripProps {
  figures: readonly (Figure & Partial<ResultFigure>)[]
  /** Side by side on wide screens; without it, all are. */
  columns?: 1 | 2
  /** A single figure fills the width. */
  large?: boolean
  /** Numbers without drawings, for a row that is a summary. */
  plain?: boolean
}

/** Claims in figures, each with its drawing, if it has one. */
export function FigureStrip({ figures, columns, large = false, plain = false }: FigureStripProps) {
  const shown: FigureStripProps['figures'] = figures.flatMap((one) =>
    one.beside ? [one, one.beside] : [one],
  )
  const across = columns ?? Math.min(shown.length, 6)
  const onTablets = across === 4 ? 2 : Math.min(columns === 1 ? shown.length : across, 3)
  const layout = large ? 'poster' : across === 1 ? 'list' : 'columns'
  const wide = layout === 'list' ? numberAndLabel : equal(across === 6 ? 3 : across)
  const printed = layout === 'list' ? equal(onTablets) : wide
  return (
    <Strip
      gridTemplateColumns={{
        base: numberAndLabel,
        md: equal(onTablets),
        lg: wide,
        _print: printed,
      }}
    >
      {shown.map(({ figure, label, note, about, result, drawing }) => (
        <Item key={figure + label} layout={layout}>
          {result ? (
            <chakra.dt textStyle="small">{result}</chakra.dt>
          ) : (
            <dt>
              {label} {note && <span className="note">{note}</span>}
            </dt>
          )}
          <dd className="figure">{figure}</dd>
          {drawing && !plain && (
            <dd className="drawing" aria-hidden="true">
              <FigureDrawing figure={figure} drawing={drawing} />
            </dd>
          )}
          {about && (
            <dd className="about">
              {result && <b>{label}: </b>}
              {about}
            </dd>
          )}
        </Item>
      ))}
    </Strip>
  )
}

interface FigureSectionProps
  extends Pick<FigureStripProps, 'figures' | 'plain'>,
    Omit<ComponentProps<typeof TitledSection>, 'children'> {}

/** A section of figures. */
export function FigureSection({ figures, plain, ...section }: FigureSectionProps) {
  return (
    <TitledSection {...section}>
      <FigureStrip figures={figures} plain={plain} />
    </TitledSection>
  )
}
