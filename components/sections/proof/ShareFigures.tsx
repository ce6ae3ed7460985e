import { chakra } from '@chakra-ui/react'
import type { ShareFigure } from '#content/schema/offerings.ts'
import { stackEnlarged } from '../../theme/enlarged.ts'

const wordsBeside = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: '8',
  '& strong': { mt: '0' },
} as const

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '10', md: '8', lg: '12' },
    '&:not(:last-child)': { mb: { base: '10', lg: '12' } },
    '& svg': { display: 'block', width: '100%', maxW: '30rem', height: 'auto', color: 'line.strong' },
    '& .rest': { opacity: '0.22' },
    '& strong': {
      display: 'block',
      textStyle: 'display',
      fontWeight: 'normal',
      lineHeight: '1',
      color: 'fg.accent',
      mt: '5',
      mb: '4',
    },
    '& p': { textStyle: 'body', textWrap: 'pretty', maxW: '26rem' },
    '& li:nth-of-type(even) svg': { color: 'coral.500' },
    // On tablets a single one has its text beside it.
    '& li:only-of-type': {
      mdToLg: wordsBeside,
    },
  },
  variants: {
    columns: {
      // Below desktop width, two fit side by side.
      1: {
        lgDown: { gridTemplateColumns: '1fr 1fr', ...stackEnlarged, columnGap: '5' },
        lg: { '& li': wordsBeside },
      },
      all: { md: { gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
    },
  },
})

const COLUMNS = 20
const GAP = 10

/** Row after row of dots, as one path: much smaller than a hundred elements. */
const dots = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, step) => {
    const index = from + step
    return `M${(index % COLUMNS) * GAP + 2} ${Math.floor(index / COLUMNS) * GAP + 5}h0`
  }).join('')

interface ShareFiguresProps {
  figures: readonly ShareFigure[]
  /** Side by side, or stacked beside other content. */
  columns?: 'all' | 1
}

/** Shares of people, each as a hundred dots with the share filled in. */
export function ShareFigures({ figures, columns = 'all' }: ShareFiguresProps) {
  return (
    <List columns={columns}>
      {figures.map(({ percent, label }) => (
        <li key={label}>
          <svg viewBox={`-2 0 ${COLUMNS * GAP} 50`} aria-hidden="true">
            <g stroke="currentColor" strokeWidth="7" strokeLinecap="round">
              <path d={dots(0, percent)} />
              <path className="rest" d={dots(percent, 100)} />
            </g>
          </svg>
          <p>
            <strong>{percent}%</strong>
            {label}
          </p>
        </li>
      ))}
    </List>
  )
}
