import { chakra } from '@chakra-ui/react'
import type { ScoreNote } from '#content/schema/platforms.ts'

const LINE = 52
const COLUMN = 240
const RADIUS = 13
const LEFT = RADIUS + 1

const Score = chakra('div', {
  base: {
    '& .staff': { display: { base: 'none', lg: 'grid' }, gridTemplateColumns: '1fr 7rem', columnGap: '6' },
    '& svg': { display: 'block', width: '100%', height: 'auto', overflow: 'visible' },
    '& .lines': { stroke: 'line.base' },
    '& .stems': { stroke: 'line.strong' },
    '& .names': {
      display: 'grid',
      gridAutoRows: '1fr',
      alignItems: 'center',
      textStyle: 'label',
      color: 'fg.accent',
    },
    '& ol': {
      display: 'grid',
      rowGap: '8',
      lg: { gridTemplateColumns: 'repeat(5, 1fr)', pr: '8.5rem', pt: '4' },
    },
    '& li': {
      pr: { lg: '5' },
      pl: { base: '5', lg: '0' },
      borderLeftWidth: { base: '3px', lg: '0' },
      borderColor: 'coral.500',
    },
    '& .day': { textStyle: 'fine', color: 'fg.quiet' },
    '& h3': { textStyle: 'small' },
    '& .lane': { textStyle: 'label', color: 'fg.warm' },
    '& .text': { textStyle: 'note', textWrap: 'pretty', mt: '2', maxW: 'text' },
  },
})

/** A color for each line. */
const fills = ['teal.700', 'coral.500', 'teal.500', 'gold'] as const

interface WeekScoreProps {
  lanes: readonly string[]
  notes: readonly ScoreNote[]
}

/** A week as a musical score: a line for each place, a note for each event, labels below. */
export function WeekScore({ lanes, notes }: WeekScoreProps) {
  const width = COLUMN * notes.length
  const ground = LINE * lanes.length
  const y = (lane: string) => LINE * (lanes.indexOf(lane) + 0.5)
  const x = (index: number) => COLUMN * index + LEFT
  return (
    <Score>
      <div className="staff" aria-hidden="true">
        <svg viewBox={`0 0 ${width} ${ground}`} fill="none" strokeWidth="2" aria-hidden="true">
          <path className="lines" d={lanes.map((lane) => `M0 ${y(lane)}H${width}`).join('')} />
          <path
            className="stems"
            d={notes.map(({ lane }, index) => `M${x(index)} ${y(lane)}V${ground}`).join('')}
          />
          {notes.map(({ day, lane }, index) => (
            <chakra.circle
              key={day}
              cx={x(index)}
              cy={y(lane)}
              r={RADIUS}
              fill={fills[lanes.indexOf(lane) % fills.length]}
            />
          ))}
        </svg>
        <div className="names">
          {lanes.map((lane) => (
            <span key={lane}>{lane}</span>
          ))}
        </div>
      </div>
      <ol>
        {notes.map(({ day, lane, title, text }) => (
          <li key={day}>
            <p className="day">{day}</p>
            <h3>{title}</h3>
            <p className="lane">{lane}</p>
            <p className="text">{text}</p>
          </li>
        ))}
      </ol>
    </Score>
  )
}
