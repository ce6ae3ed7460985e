import { chakra } from '@chakra-ui/react'
import { clockTime } from '#content/schema/office.ts'
import type { CoachWeekIllustration } from '#content/schema/screens.ts'
import { range } from '../ui/range.ts'
import { Screen } from './Screen.tsx'

/** Days as columns with the hours as rows; on narrower screens without hours, on phones below each other. */
const Week = chakra('div', {
  base: {
    display: 'grid',
    rowGap: '5',
    columnGap: { base: '3', mdToXl: '2' },
    gridTemplateColumns: { xl: 'auto', _print: '1fr' },
    gridAutoColumns: '1fr',
    gridAutoFlow: { md: 'column', _print: 'column' },
    '& .hours': {
      display: { base: 'none', xl: 'grid' },
      mt: '2.5rem',
      textStyle: 'caption',
      lineHeight: '1',
      pr: '2',
      '& span': { mt: '-0.4375rem' },
    },
    '& h3': { textStyle: 'label', height: { xl: '2.5rem' }, pb: '2' },
    '& ul': {
      display: 'grid',
      gap: '2',
      xl: {
        gap: '0',
        gridTemplateRows: 'var(--rows)',
        borderTopWidth: '1px',
        borderLeftWidth: '1px',
        // A line per hour.
        backgroundImage: 'linear-gradient({colors.line.base} 1px, transparent 1px)',
        backgroundSize: '100% calc(100% / var(--hours))',
        height: 'calc(100% - 2.5rem)',
      },
    },
    '& ul li': {
      px: { base: '3', mdToXl: '2' },
      py: '2',
      borderRadius: 'sm',
      textStyle: 'fine',
      ml: { xl: '2' },
      mb: { xl: '1' },
    },
    '& ul li span': { display: { mdToXl: 'block' }, mr: '1' },
  },
})

const Entry = chakra('li', {
  // Forced colors shows the border in place of the background.
  base: { border: '1px solid transparent' },
  variants: {
    kind: {
      client: { bg: 'coral.500' },
      group: { bg: 'gold' },
      own: { bg: 'teal.700', color: 'sand.0', _print: { bg: 'teal.200', color: 'ink' } },
      open: { borderWidth: '1.5px', borderStyle: 'dashed', borderColor: 'line.strong' },
    },
  },
})

/** 8.5 is 8:30 AM. */
const clock = (hour: number) => clockTime(Math.floor(hour), (hour % 1) * 60)

type CoachWeekProps = CoachWeekIllustration & { caption?: string }

/** Days of a coach: sessions, groups, own work and open hours. */
export function CoachWeek({ title, zone, days, from, to, caption }: CoachWeekProps) {
  // Rows of half an hour.
  const rows = (hours: number) => hours * 2
  return (
    <Screen ground="tint" title={title} fact={zone} caption={caption}>
      <Week css={{ '--rows': `repeat(${rows(to - from)}, minmax(1.75rem, 1fr))`, '--hours': `${to - from}` }}>
        <div className="hours" aria-hidden="true">
          {range(from, to - 1).map((hour) => (
            <span key={hour}>{clock(hour)}</span>
          ))}
        </div>
        {days.map(({ day, entries }) => (
          <div key={day}>
            <h3>{day}</h3>
            <ul>
              {entries.map(({ kind, title, note, ...time }) => (
                <Entry
                  key={time.from}
                  kind={kind}
                  gridRow={{ xl: `${rows(time.from - from) + 1} / span ${rows(time.to - time.from)}` }}
                >
                  <p>
                    <span>{clock(time.from)}</span> <strong>{title}</strong>
                  </p>
                  {note}
                </Entry>
              ))}
            </ul>
          </div>
        ))}
      </Week>
    </Screen>
  )
}
