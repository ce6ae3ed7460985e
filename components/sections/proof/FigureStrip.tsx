import { chakra } from '@chakra-ui/react'
import type { Figure, ResultFigure } from '#content/schema/sections.ts'
import { FigureDrawing } from './Figure.tsx'

/** One row each for drawings, numbers and labels, so that all three align. */
const aligned = { gridTemplateRows: 'subgrid', gridTemplateColumns: '1fr', gridRow: 'span 3' } as const

const Strip = chakra('dl', {
  base: {
    display: 'grid',
    columnGap: '8',
    rowGap: { base: '6', md: '8', lg: '10' },
  },
})

/** The number first, then its drawing. On phones, the label is beside both. */
const Item = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'min(8rem, 36vw) minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    columnGap: '4',
    alignContent: 'start',
    '& dd': { gridRow: '1', gridColumn: '1', textStyle: 'title', lineHeight: '1', color: 'fg.accent' },
    '& .drawing': { gridRow: '2', alignSelf: 'start', mt: '3' },
    '& dt': {
      gridRow: { base: '1 / span 2', md: '3' },
      gridColumn: { base: '-2', md: '1' },
      lineHeight: '1.4',
      textWrap: 'pretty',
    },
    '& dt strong': { display: 'block', textStyle: 'small', fontWeight: 'normal' },
    '& dt span': { display: 'block', textStyle: 'note', color: 'fg.quiet', mt: '1' },
  },
  variants: {
    columns: {
      1: {
        '& dt': { gridRow: { base: '1 / span 2', md: '1' }, gridColumn: '2' },
        '& .drawing': { gridColumn: { md: '1 / -1' } },
        // Side by side on tablets, the label is below the drawing.
        '&:not(:only-of-type)': {
          gridTemplateRows: { mdToLg: 'auto' },
          '& > dt': { mdToLg: { gridRow: '3', gridColumn: '1 / -1', mt: '3' } },
        },
      },
      many: {
        md: {
          ...aligned,
          rowGap: '0',
          '& dt': { mt: '3', maxW: '22rem' },
          '& dd': { alignSelf: 'last baseline' },
        },
        _print: { ...aligned, '& dt': { gridRow: '3', mt: '2' } },
      },
    },
    /** Without drawings, the labels follow the numbers. */
    bare: { true: { md: { gridRow: 'span 2' }, '& dt': { gridRow: { md: '2' } } } },
    lead: { true: { '& dd': { textStyle: { base: 'display', md: 'title', lg: 'display' } } } },
    /** One figure as a poster: the number at twice the size of a title, the drawing beside it on wide screens. */
    large: {
      true: {
        gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '5fr 7fr' },
        gridTemplateRows: 'auto',
        columnGap: '8',
        '& dd': {
          textStyle: 'display',
          fontSize: 'min(8.5rem, 26vw)',
          // There the number has a ground of its own, taller than its line.
          '@media (forced-colors: active)': { mb: '6' },
        },
        '& .drawing': {
          gridRow: { base: '2', md: '1', lg: '1 / span 2' },
          gridColumn: { base: '1', md: '2' },
        },
        '& dt': {
          gridRow: { base: '3', md: '3', lg: '2' },
          gridColumn: { base: '1', md: '1 / -1', lg: '1' },
          mt: '3',
          maxW: 'text',
        },
      },
    },
  },
})

const named = ({ label, note }: Pick<Figure, 'label' | 'note'>) => [label, note].filter(Boolean).join(' ')

const equal = (columns: number) => `repeat(${columns}, 1fr)`

interface FigureStripProps {
  figures: readonly (Figure & Partial<ResultFigure>)[]
  /** Side by side on wide screens; without it, all are. */
  columns?: 1 | 2
  /** The first figure, and the one that belongs beside it, are set larger than the rest. */
  lead?: boolean
  /** A single figure fills the width. */
  large?: boolean
  /** Numbers without drawings, for a row that is a summary. */
  plain?: boolean
}

/** Claims in figures, each with its drawing, if it has one. */
export function FigureStrip({
  figures,
  columns,
  lead = false,
  large = false,
  plain = false,
}: FigureStripProps) {
  const shown: FigureStripProps['figures'] = figures.flatMap((one) =>
    one.beside ? [one, one.beside] : [one],
  )
  const across = columns ?? Math.min(shown.length, 6)
  const onTablets = across === 4 ? 2 : Math.min(columns === 1 ? shown.length : across, 3)
  const leading = !lead ? 0 : figures[0]?.beside ? 2 : 1
  const onWide = `repeat(${leading}, 5fr) repeat(${across - leading}, 4fr)`
  const isBare = across > 1 && (plain || shown.every(({ drawing }) => !drawing))
  return (
    <Strip
      gridTemplateColumns={{
        md: equal(onTablets),
        lg: leading ? onWide : equal(across),
        _print: equal(across === 6 ? 3 : across),
      }}
    >
      {shown.map(({ figure, label, note, about, result, drawing }, index) => (
        <Item
          key={figure + label}
          columns={across === 1 ? 1 : 'many'}
          bare={isBare}
          lead={index < leading}
          large={large}
        >
          <dt>
            {result ? <strong>{result}</strong> : named({ label, note })}
            {about && (
              <span>
                {result && <b>{label}: </b>}
                {about}
              </span>
            )}
          </dt>
          <dd>{figure}</dd>
          {drawing && !plain && (
            <dd className="drawing" aria-hidden="true">
              <FigureDrawing figure={figure} drawing={drawing} />
            </dd>
          )}
        </Item>
      ))}
    </Strip>
  )
}
