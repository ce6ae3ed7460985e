import { chakra } from '@chakra-ui/react'
import type { Figure } from '#content/schema/sections.ts'
import { stackEnlarged } from '../../theme/enlarged.ts'

const Strip = chakra('dl', {
  base: {
    display: 'grid',
    columnGap: { base: '5', md: '8' },
    rowGap: { base: '6', md: '8' },
    gridTemplateColumns: '1fr 1fr',
    ...stackEnlarged,
    // One row for the figures and one for the labels, so that both align.
    lg: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: '1fr',
      gridTemplateRows: 'auto auto',
      rowGap: '3',
      '& > div': { display: 'grid', gridTemplateRows: 'subgrid', gridRow: 'span 2', justifyContent: 'start' },
      '& dd': { gridRow: '1', alignSelf: 'end' },
    },
    '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', gap: '3' },
    '& dd': { textStyle: 'title', lineHeight: '1', color: 'fg.accent' },
    '& dt': { textStyle: 'note', lineHeight: '1.4', color: 'fg.quiet', textWrap: 'balance', maxW: '12rem' },
  },
  variants: {
    ruled: { true: { pt: { base: '6', lg: '8' }, borderTopWidth: '1px', borderColor: 'line.base' } },
    /** Three fit side by side on tablets; on phones each has its label beside it. */
    three: {
      true: {
        smDown: {
          gridTemplateColumns: '1fr',
          '& > div': { flexDirection: 'row-reverse', alignItems: 'center' },
          '& dd': { minW: 'min(7rem, 30vw)' },
        },
        md: { gridTemplateColumns: 'repeat(3, 1fr)' },
      },
    },
    lead: {
      true: {
        md: { gridTemplateColumns: '5fr 3fr 3fr' },
        lg: { gridTemplateColumns: '1.55fr' },
        '& > div:first-of-type': {
          gridColumn: { base: '1 / -1', md: 'auto' },
          smDown: { flexDirection: 'row-reverse', alignItems: 'center' },
          gridRow: { md: 'span 2' },
          '& dd': { fontSize: 'min(clamp(4rem, 3.2rem + 3.6vw, 6.5rem), 20vw)', mb: '2' },
          '& dt': { maxW: '16rem' },
        },
      },
    },
  },
})

interface FigureStripProps {
  figures: readonly Figure[]
  /** The first figure is set larger than the rest; best with an odd number of figures. */
  lead?: boolean
  /** Whether there is a hairline above; not needed where the background changes. */
  ruled?: boolean
}

/** Claims in figures, side by side on one line. */
export function FigureStrip({ figures, lead = false, ruled = true }: FigureStripProps) {
  return (
    <Strip lead={lead} ruled={ruled} three={!lead && figures.length === 3}>
      {figures.map(({ figure, label, note }) => (
        <div key={label}>
          <dt>{[label, note].filter(Boolean).join(' ')}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </Strip>
  )
}
