import { chakra } from '@chakra-ui/react'
import type { CoachWeekEntry, CoachWeekIllustration } from '#content/schema/platforms.ts'

/** Half-hour rows. */
const PER_HOUR = 2

/** Days as columns with the hours as rows; on phones days stacked, without hours. */
const Week = chakra('div', {
  base: {
    '& .days': {
      display: 'grid',
      rowGap: '6',
      columnGap: '3',
      gridTemplateColumns: { md: '1fr 1fr', lg: 'auto repeat(5, 1fr)' },
    },
    '& .hours': {
      display: { base: 'none', lg: 'grid' },
      gridAutoRows: '1fr',
      mt: '2.5rem',
      textStyle: 'fine',
      lineHeight: '1',
      color: 'fg.quiet',
      pr: '2',
      '& span': { mt: '-0.4375rem' },
    },
    '& h3': { textStyle: 'label', height: { lg: '2.5rem' }, pb: { base: '2', lg: '0' } },
    '& ul': {
      display: 'grid',
      gap: '2',
      lg: {
        gap: '0',
        gridTemplateRows: 'var(--rows)',
        borderTopWidth: '1px',
        borderLeftWidth: '1px',
        borderColor: 'line.base',
        height: 'calc(100% - 2.5rem)',
      },
    },
    '& ul li': { px: '3', py: '2', borderRadius: 'sm', textStyle: 'fine', ml: { lg: '2' }, mb: { lg: '1' } },
    '& ul li strong': { display: 'block' },
  },
})

const Entry = chakra('li', {
  base: {},
  variants: {
    kind: {
      client: { bg: 'coral.500', color: 'ink' },
      group: { bg: 'gold', color: 'ink' },
      own: { bg: 'teal.700', _print: { bg: 'teal.200' } },
      open: { borderWidth: '1.5px', borderStyle: 'dashed', borderColor: 'line.strong' },
    },
  },
})

/** Formats "8:30 AM". Written by hand, because engines differ in the space that Intl puts before AM. */
const clock = (hour: number) =>
  `${Math.floor((hour + 11) % 12) + 1}:${hour % 1 === 0 ? '00' : '30'} ${hour < 12 ? 'AM' : 'PM'}`

/** A coach's week: sessions, groups, own work and open hours. */
export function CoachWeek({ days, from, to, entries }: CoachWeekIllustration) {
  const row = (hour: number) => (hour - from) * PER_HOUR + 1
  const hours = Array.from({ length: to - from }, (_, index) => from + index)
  const place = (entry: CoachWeekEntry) => ({ lg: `${row(entry.from)} / ${row(entry.to)}` })
  return (
    <Week>
      <div className="days">
        <div className="hours" aria-hidden="true">
          {hours.map((hour) => (
            <span key={hour}>{clock(hour)}</span>
          ))}
        </div>
        {days.map((day, index) => (
          <div key={day}>
            <h3>{day}</h3>
            <chakra.ul css={{ '--rows': `repeat(${(to - from) * PER_HOUR}, minmax(1.75rem, 1fr))` }}>
              {entries
                .filter((entry) => entry.day === index)
                .map((entry) => (
                  <Entry key={entry.from} kind={entry.kind} gridRow={place(entry)}>
                    <strong>
                      {clock(entry.from)} {entry.title}
                    </strong>
                    {entry.note}
                  </Entry>
                ))}
            </chakra.ul>
          </div>
        ))}
      </div>
    </Week>
  )
}
