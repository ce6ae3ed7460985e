import { chakra } from '@chakra-ui/react'
import type { PlatformsPage } from '#content/schema/pages/platforms.ts'

const WEEKS = 12
const CELL = 40
const GAP = 11
const GROUND = 84
/** Weeks that end with a coaching session. */
const SESSIONS = [1, 3, 5, 7, 9, 11]

const Figure = chakra('figure', {
  base: {
    mt: { base: '6', md: '8', lg: '12', _print: '3' },
    '& svg': { width: '100%' },
    '& .stems': { stroke: 'line.strong' },
    '& .notes': { stroke: 'coral.500' },
    '& .dots': { stroke: 'teal.200' },
    '& .axis': {
      display: 'flex',
      justifyContent: 'space-between',
      textStyle: 'caption',
      pt: '2',
    },
    '& figcaption': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '8',
      rowGap: '2',
      textStyle: 'label',
      pb: { base: '3', md: '6', _print: '1' },
    },
    '& figcaption span': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      _before: { content: '""', width: '0.875rem', height: '0.875rem', borderRadius: '50%', bg: 'coral.500' },
    },
    '& figcaption span + span::before': { transform: 'scale(0.5)', bg: 'teal.200' },
  },
})

/** Three rows of three dots in each week. */
const dots = Array.from({ length: WEEKS * 9 }, (_, dot) => {
  const x = Math.floor(dot / 9) * CELL + 9 + (dot % 3) * GAP
  const y = GROUND - 8 - Math.floor((dot % 9) / 3) * GAP
  return `M${x} ${y}h0`
}).join('')

const TOP = 12

type QuarterDotsProps = PlatformsPage['whyItWorks']['chart']

/** Twelve weeks to scale: a dot for each conversation of a manager, a note on a stem for each coaching session. */
export function QuarterDots({ description, sessions, conversations, from, to }: QuarterDotsProps) {
  return (
    <Figure>
      <figcaption>
        <span>{sessions}</span>
        <span>{conversations}</span>
      </figcaption>
      <svg viewBox={`0 0 ${WEEKS * CELL} ${GROUND + 1}`} role="img" aria-label={description}>
        <path
          className="stems"
          strokeWidth="1.5"
          d={`M0 ${GROUND}H${WEEKS * CELL}${SESSIONS.map((week) => `M${week * CELL} ${GROUND}V${TOP}`).join('')}`}
        />
        <path className="dots" strokeWidth="5" strokeLinecap="round" d={dots} />
        <path
          className="notes"
          strokeWidth="15"
          strokeLinecap="round"
          d={SESSIONS.map((week) => `M${week * CELL} ${TOP}h0`).join('')}
        />
      </svg>
      <div className="axis" aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </div>
    </Figure>
  )
}
