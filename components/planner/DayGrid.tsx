import { chakra } from '@chakra-ui/react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { addDays } from '#content/schema/addDays.ts'
import { WEEKDAYS } from '#content/schema/office.ts'
import { enlarged } from '../theme/enlarged.ts'
import { Icon } from '../ui/Icon.tsx'
import {
  type DatePlannerText,
  daysOfMonth,
  longDate,
  monthAfter,
  monthName,
  nextDate,
  weekdayOf,
} from './planDates.ts'

const Month = chakra('div', {
  base: {
    position: 'relative',
    maxW: '22rem',
    '& h3': { textStyle: 'small', textAlign: 'center', px: '2.75rem', lineHeight: '2.75rem', mb: '2' },
    [enlarged]: { '& h3': { px: '0', pt: '2.75rem' } },
    '& .days': {
      display: 'grid',
      gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
      gap: '0.375rem 0.125rem',
    },
    '& .weekday': { textStyle: 'caption', textAlign: 'center', pb: '1' },
    '& .days button': {
      aspectRatio: '1',
      width: '100%',
      maxW: '2.75rem',
      borderRadius: '50%',
      textStyle: 'note',
      fontVariantNumeric: 'tabular-nums',
      justifySelf: 'center',
      bg: 'white',
      // For forced colors, which have no grounds.
      '&:enabled': { border: '1px solid transparent' },
      // The second day of a pick may be none to begin on.
      '&:disabled:not([data-slot])': { bg: 'transparent', opacity: 0.6 },
      '&:enabled:hover': { boxShadow: 'inset 0 0 0 2px {colors.teal.700}' },
      '&[aria-pressed="true"]': { fontWeight: 'bold', forcedColorAdjust: 'none' },
      '&[data-slot="first"]': { bg: 'coral.500' },
      '&[data-slot="second"]': {
        bg: 'gold',
        // The system has one color for what is chosen.
        '@media (forced-colors: active)': {
          bg: 'Canvas !important',
          color: 'CanvasText !important',
          border: '2px solid',
        },
      },
    },
    '& .turn': {
      position: 'absolute',
      top: '0',
      width: '2.75rem',
      height: '2.75rem',
      display: 'grid',
      placeItems: 'center',
      color: 'fg.accent',
      _disabled: { visibility: 'hidden' },
      '& svg': { transform: 'rotate(90deg)' },
      '&:last-of-type': { right: '0', '& svg': { transform: 'rotate(-90deg)' } },
    },
  },
})

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

interface DayGridProps {
  /** The first day that can be picked, `YYYY-MM-DD`. */
  from: string
  /** Whether a day can be picked. */
  isOffered: (date: string) => boolean
  /** The slot that a day is picked for, if any. */
  slotOf: (date: string) => 'first' | 'second' | undefined
  labels: DatePlannerText['days']
  onPick: (date: string) => void
}

/** The days of a month as dots. One day is in the tab order; the arrow keys lead to the others. */
export function DayGrid({ from, isOffered, slotOf, labels, onPick }: DayGridProps) {
  const [shown, setShown] = useState(() => monthAfter(from, 0))
  const [cursor, setCursor] = useState(from)
  const month = useRef<HTMLDivElement>(null)

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const { date } = (event.target as HTMLElement).dataset
    if (!step || !date) return
    event.preventDefault()
    const next = nextDate(addDays(date, step), step, isOffered)
    if (!next) return
    // It may be in another month, and can be focused once that is shown.
    flushSync(() => {
      setShown(monthAfter(next, 0))
      setCursor(next)
    })
    month.current?.querySelector<HTMLElement>(`[data-date="${next}"]`)?.focus()
  }
  const turn = (by: number) => {
    const first = monthAfter(shown, by)
    setShown(first)
    setCursor(first < from ? from : first)
  }
  // A longer format may have closed the day of the cursor.
  const current = isOffered(cursor) ? cursor : nextDate(shown < from ? from : shown, 1, isOffered)
  return (
    <Month ref={month} role="group" aria-label={labels.calendar}>
      <h3>{monthName(shown)}</h3>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the buttons inside */}
      <div className="days" onKeyDown={onKeyDown}>
        {WEEKDAYS.map((day) => (
          <span key={day} className="weekday" aria-hidden="true">
            {day[0]}
          </span>
        ))}
        {daysOfMonth(shown).map((date, index) => (
          <chakra.button
            key={date}
            type="button"
            data-date={date}
            data-slot={slotOf(date)}
            aria-label={longDate(date)}
            aria-pressed={slotOf(date) !== undefined}
            disabled={!isOffered(date)}
            tabIndex={date === current ? 0 : -1}
            gridColumnStart={index === 0 ? weekdayOf(date) + 1 : undefined}
            onClick={() => {
              setCursor(date)
              onPick(date)
            }}
          >
            {index + 1}
          </chakra.button>
        ))}
      </div>
      <button
        type="button"
        className="turn"
        aria-label={labels.previous}
        disabled={shown <= from}
        onClick={({ currentTarget }) => {
          turn(-1)
          // At the first month it disappears.
          if (monthAfter(shown, -1) <= from) (currentTarget.nextElementSibling as HTMLElement).focus()
        }}
      >
        <Icon name="chevron" />
      </button>
      <button type="button" className="turn" aria-label={labels.next} onClick={() => turn(1)}>
        <Icon name="chevron" />
      </button>
    </Month>
  )
}
