import { chakra } from '@chakra-ui/react'
import { fill } from '#content/schema/fill.ts'

const Parts = chakra('ol', {
  base: {
    display: 'grid',
    rowGap: { base: '6', lg: '8', _print: '2' },
    // The whole session, as a line that each part's bar stands on.
    '& .session': {
      display: 'block',
      mb: { base: '2', lg: '3', _print: '1' },
      borderBottomWidth: '2px',
      borderColor: 'teal.200',
    },
    '& .bar': {
      display: 'block',
      height: { base: '0.75rem', lg: '1rem', _print: '0.5rem' },
      bg: 'teal.200',
      borderRadius: '{radii.sm} {radii.sm} 0 0',
      forcedColorAdjust: 'none',
    },
    '& .title': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', columnGap: '4' },
    '& h3': { textStyle: 'strong' },
    '& .minutes': { textStyle: 'label', whiteSpace: 'nowrap' },
    '& p': { mt: '1', maxW: 'text' },
  },
})

/** Both ends of the scale that the bars share. */
const Scale = chakra('p', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    breakAfter: 'avoid',
    textStyle: 'caption',
    mb: '1',
  },
})

interface AgendaProps {
  parts: readonly { title: string; minutes: number; text: string }[]
  /** "{minutes} min". */
  duration: string
}

/** The parts of a session, each with a bar that begins where the one before it ended, on one scale. */
export function Agenda({ parts, duration }: AgendaProps) {
  const total = parts.reduce((sum, { minutes }) => sum + minutes, 0)
  let start = 0
  return (
    <>
      <Scale aria-hidden="true">
        <span>0</span>
        <span>{fill(duration, { minutes: total })}</span>
      </Scale>
      <Parts>
        {parts.map(({ title, minutes, text }) => {
          const begin = start
          start += minutes
          return (
            <li key={title}>
              <span className="session">
                <chakra.span
                  className="bar"
                  ml={`${(100 * begin) / total}%`}
                  width={`${(100 * minutes) / total}%`}
                />
              </span>
              <div className="title">
                <h3>{title}</h3>
                <span className="minutes">{fill(duration, { minutes })}</span>
              </div>
              <p>{text}</p>
            </li>
          )
        })}
      </Parts>
    </>
  )
}
