import { chakra } from '@chakra-ui/react'
import type { FlowStep } from '#content/schema/offerings.ts'
import { noteHead } from '../../theme/noteHead.ts'

/** Width of a column and height of the drawing, in its own units. */
const COLUMN = 240
const HEIGHT = 270
const RADIUS = 15
const FIRST = 60
const RISE = 40

const Frame = chakra('div', {
  base: {
    '& svg': { display: { base: 'none', lg: 'block' }, width: '100%', height: 'auto', color: 'line.strong' },
    '& text': { fontSize: '17px', fontWeight: 'semibold', fill: 'fg.base' },
    '& .dots circle:nth-of-type(2n + 1)': { fill: 'coral.500' },
    '& .dots circle:nth-of-type(2n)': { fill: 'line.strong' },
    '& .dots circle:last-of-type': { fill: 'gold' },
    '& ol': {
      display: 'grid',
      lg: {
        gridAutoFlow: 'column',
        gridAutoColumns: '1fr',
        borderTopWidth: '2px',
        borderColor: 'line.strong',
      },
    },
    '& ol > li': {
      display: 'flex',
      flexDirection: 'column',
      position: 'relative',
      pl: { base: '8', lg: '0' },
      pr: { lg: '6' },
      pt: { lg: '5' },
      pb: { base: '8', lg: '0' },
      borderLeftWidth: { base: '2px', lg: '0' },
      borderColor: 'line.strong',
      _before: {
        ...noteHead('1.25rem', 'coral.500'),
        display: { lg: 'none' },
        left: '-0.6875rem',
        top: '0.25rem',
      },
    },
    // Without the drawing, each step is indented further, with a longer stem.
    ...Object.fromEntries(
      [1, 2, 3, 4].map((step) => [
        `& ol > li:nth-of-type(${step + 1})`,
        {
          ml: { base: `${step * 0.5}rem`, md: `${step * 2}rem`, lg: '0' },
          pt: { base: `${step * 0.5}rem`, lg: '5' },
        },
      ]),
    ),
    '& h3': { textStyle: 'small' },
    '& p': { textStyle: 'note', textWrap: 'pretty', mt: '2' },
    '& .result': {
      mt: { base: '2', lg: 'auto' },
      pt: { lg: '4' },
      fontWeight: 'semibold',
      color: 'fg.accent',
    },
  },
})

/** Label of the loop; visible only when the SVG is hidden. */
const Loop = chakra('p', {
  base: { '&&': { textStyle: 'label', color: 'fg.warm', mt: '0' }, lg: { srOnly: true } },
})

interface RisingStepsProps {
  steps: readonly FlowStep[]
  /** Steps between which the loop leads back, from 1. */
  loop: { from: number; to: number; label: string }
}

const x = (step: number) => step * COLUMN + RADIUS + 1
const top = (step: number) => HEIGHT - FIRST - RISE * step

/** A method in the style of the logo: a rising stem for each step, and the loop back. */
export function RisingSteps({ steps, loop }: RisingStepsProps) {
  const from = loop.from - 1
  const to = loop.to - 1
  const middle = (x(from) + x(to)) / 2
  return (
    <Frame>
      <svg viewBox={`0 0 ${COLUMN * steps.length} ${HEIGHT}`} aria-hidden="true">
        <g stroke="currentColor" strokeWidth="2.5" fill="none">
          {steps.map(({ title }, step) => (
            <path key={title} d={`M${x(step)} ${HEIGHT}V${top(step)}`} />
          ))}
          <path
            d={`M${x(from) - 4} ${top(from) - RADIUS - 5}Q${middle} ${top(from) - 70} ${x(to) + 6} ${top(to) - RADIUS - 8}`}
            strokeDasharray="5 7"
          />
          <path d={`M${x(to) + 5} ${top(to) - RADIUS - 22}l1 15 15 -4`} />
        </g>
        <text x={middle} y={top(from) - 60} textAnchor="middle">
          {loop.label}
        </text>
        <g className="dots">
          {steps.map(({ title }, step) => (
            <circle key={title} cx={x(step)} cy={top(step)} r={RADIUS} />
          ))}
        </g>
      </svg>
      <ol>
        {steps.map(({ title, text, result }, index) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            {result && <p className="result">{result}</p>}
            {index === from && <Loop>{loop.label}</Loop>}
          </li>
        ))}
      </ol>
    </Frame>
  )
}
