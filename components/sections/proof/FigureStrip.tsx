import { chakra } from '@chakra-ui/react'
import type { Figure, ResultFigure } from '#content/schema/sections.ts'
import { Fold } from '../../ui/Fold.tsx'
import { FigureDrawing } from './Figure.tsx'

const NUMBER_WIDTH = 'min(8rem, 36vw)'
const LABEL_BESIDE = `${NUMBER_WIDTH} minmax(0, 1fr)`

/** One row each for drawings, numbers and labels, so that all three align. */
const aligned = { gridTemplateRows: 'subgrid', gridTemplateColumns: '1fr', gridRow: 'span 3' } as const

const Strip = chakra('dl', {
  base: {
    display: 'grid',
    columnGap: '8',
    rowGap: { base: '6', md: '8', lg: '10' },
  },
  variants: {
    columns: {
      1: {},
      2: { gridTemplateColumns: { md: '1fr 1fr' }, _print: { gridTemplateColumns: '1fr 1fr' } },
      3: { gridTemplateColumns: { md: 'repeat(3, 1fr)' }, _print: { gridTemplateColumns: 'repeat(3, 1fr)' } },
      4: {
        gridTemplateColumns: { md: '1fr 1fr', lg: 'repeat(4, 1fr)' },
        _print: { gridTemplateColumns: 'repeat(4, 1fr)' },
      },
      5: {
        gridTemplateColumns: { md: 'repeat(3, 1fr)', lg: 'repeat(5, 1fr)' },
        _print: { gridTemplateColumns: 'repeat(5, 1fr)' },
      },
    },
    lead: {
      4: { gridTemplateColumns: { lg: '5fr 3fr 3fr 3fr' } },
      5: {
        gridTemplateColumns: { lg: '5fr 2fr 2fr 2fr 2fr' },
        _print: { gridTemplateColumns: '5fr 2fr 2fr 2fr 2fr' },
      },
    },
  },
})

/** The number first, then its drawing. On phones, the label is beside both. */
const Item = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: LABEL_BESIDE,
    gridTemplateRows: 'auto 1fr',
    columnGap: '4',
    alignContent: 'start',
    '& dd': { gridRow: '1', gridColumn: '1', textStyle: 'title', lineHeight: '1', color: 'fg.accent' },
    '& .drawing': { gridRow: '2', alignSelf: 'start', mt: '3' },
    '& dt': {
      gridRow: { base: '1 / span 2', md: '3' },
      gridColumn: { base: '-2', md: '1' },
      textStyle: 'body',
      lineHeight: '1.4',
      textWrap: 'pretty',
    },
    '& dt strong': { display: 'block', textStyle: 'small', fontWeight: 'normal' },
    '& dt span': { display: 'block', textStyle: 'note', color: 'fg.quiet', mt: '1' },
    // On phones, its number stands below the first.
    '& dt .beside': {
      display: { base: 'grid', md: 'block' },
      gridTemplateColumns: LABEL_BESIDE,
      columnGap: '4',
      ml: { base: `calc(-1 * (${NUMBER_WIDTH} + {spacing.4}))`, md: '0' },
      _print: { display: 'block', ml: '0' },
      textStyle: 'body',
      color: 'inherit',
      lineHeight: '1.4',
      mt: '5',
    },
    '& .beside b': { display: 'block', textStyle: 'title', lineHeight: '1', mb: '1', color: 'fg.accent' },
  },
  variants: {
    columns: {
      1: {
        '& dt': { gridRow: { base: '1 / span 2', md: '1' }, gridColumn: '2' },
        '& .drawing': { gridColumn: { md: '1 / -1' } },
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
    lead: { true: { '& dd': { textStyle: 'display' } } },
    /** The first of five figures with another beside it: as tall as two rows on tablets, as wide as two columns above. */
    pair: {
      true: {
        gridRow: { md: 'span 4', lg: 'span 2' },
        gridTemplateColumns: { base: LABEL_BESIDE, md: '1fr', lg: '1fr 1fr' },
        columnGap: { base: '4', lg: '6' },
        rowGap: { md: '0', lg: '6' },
        lineHeight: '1.4',
        '& dt': { gridRow: { base: '1 / span 2', md: '2 / -1' }, display: { lg: 'contents' } },
        '& dt .beside': {
          gridRow: { lg: '1 / -1' },
          gridColumn: { lg: '2' },
          mt: { base: '5', lg: '0' },
        },
        '& .beside b': {
          textStyle: 'display',
          lineHeight: '1 !important',
          mb: { base: '1', lg: '6' },
        },
      },
    },
    /** One figure as a poster: the number at twice the size of a title, the drawing beside it on wide screens. */
    large: {
      true: {
        gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '5fr 7fr' },
        gridTemplateRows: 'auto',
        columnGap: '8',
        '& dd': { textStyle: 'display', fontSize: 'min(8.5rem, 26vw)' },
        '& .drawing': { gridRow: { base: '2', md: '1 / span 2' }, gridColumn: { base: '1', md: '2' } },
        '& dt': { gridRow: { base: '3', md: '2' }, gridColumn: '1', mt: '3' },
      },
    },
  },
})

/** Figures that belong to those above, folded on phones. */
const Details = chakra(Fold, {
  base: {
    mt: { base: '6', md: '12', lg: '18' },
    '& h3': { textStyle: 'small', mb: { md: '6' } },
    '& summary ~ dl': { mt: { base: '4', md: '0' } },
  },
})

const named = ({ label, note }: Pick<Figure, 'label' | 'note'>) => [label, note].filter(Boolean).join(' ')

interface FigureStripProps {
  /** Names a row of figures that belong to the one above. */
  heading?: string
  figures: readonly (Figure & Partial<ResultFigure>)[]
  /** Side by side on wide screens; without it, all are. */
  columns?: 1 | 2 | 3 | 4 | 5
  /** The first of four or five figures is set larger than the rest. */
  lead?: boolean
  /** A single figure fills the width. */
  large?: boolean
  /** Numbers without drawings, for a row that is a summary. */
  plain?: boolean
}

/** Claims in figures, each with its drawing, if it has one. */
export function FigureStrip({
  heading,
  figures,
  columns,
  lead = false,
  large = false,
  plain = false,
}: FigureStripProps) {
  const across = columns ?? (Math.min(figures.length, 5) as 1 | 2 | 3 | 4 | 5)
  const isBare = across > 1 && (plain || figures.every(({ drawing }) => !drawing))
  const strip = (
    <Strip
      columns={across}
      lead={lead && (figures.length === 4 || figures.length === 5) ? figures.length : undefined}
    >
      {figures.map(({ figure, label, note, about, result, drawing, beside }, index) => (
        <Item
          key={figure + label}
          columns={across === 1 ? 1 : 'many'}
          bare={isBare}
          lead={lead && index === 0}
          pair={isBare && across === 5 && beside !== undefined && !about}
          large={large}
        >
          <dt>
            {result ? <strong>{result}</strong> : named({ label, note })}
            {beside && !about && (
              <span className="beside">
                <b>{beside.figure}</b> {named(beside)}
              </span>
            )}
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
              <FigureDrawing drawing={drawing} />
            </dd>
          )}
        </Item>
      ))}
    </Strip>
  )
  if (!heading) return strip
  return (
    <Details isHeading title={<h3>{heading}</h3>}>
      {strip}
    </Details>
  )
}
