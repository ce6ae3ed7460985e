import { chakra } from '@chakra-ui/react'
import { type FormEvent, useEffect, useState } from 'react'
import { addDays } from '#content/schema/addDays.ts'
import { fill } from '#content/schema/fill.ts'
import { AskButton } from '../inquiry/AskButton.tsx'
import { fetchCode } from '../late/fetchCode.ts'
import { announce } from '../shell/notice.ts'
import { useShell } from '../shell/ShellContext.tsx'
import { actionRow } from '../theme/actionRow.ts'
import { noteHead } from '../theme/noteHead.ts'
import { Button } from '../ui/Button.tsx'
import { ChoiceButtons } from '../ui/ChoiceButtons.tsx'
import { Icon } from '../ui/Icon.tsx'
import { keepTogether } from '../ui/keepTogether.tsx'
import { DayGrid } from './DayGrid.tsx'
import {
  type DatePlannerText,
  describeDays,
  describePlan,
  isFree,
  nextDate,
  type PlannerFormat,
  shortDate,
} from './planDates.ts'

const Form = chakra('form', {
  base: {
    display: 'grid',
    gap: '6',
    columnGap: '10',
    gridTemplateColumns: { md: '22rem 1fr' },
    '& > fieldset': { gridColumn: '1 / -1' },
    '& .plan': { display: 'grid', gap: '6', alignContent: 'start' },
    // The dot is the color of its days.
    '& .slots > div': {
      position: 'relative',
      pl: '8',
      py: '3',
      textStyle: 'note',
      borderTopWidth: '1px',
      '& dt': { fontWeight: 'semibold' },
      _before: { ...noteHead('0.875rem', 'coral.500'), left: '0', top: '1rem' },
      '&:last-of-type': { borderBottomWidth: '1px', _before: { bg: 'gold' } },
    },
    '& .actions': actionRow,
    '& [role="status"]': {
      textStyle: 'note',
      fontWeight: 'semibold',
      '&:empty': { position: 'absolute' },
    },
  },
})

const SLOTS = ['first', 'second'] as const

const loadSaving = () => import('./saveDates.ts')

/** Today in the visitor's time zone, as `YYYY-MM-DD`. */
const localToday = () => new Date().toLocaleDateString('sv-SE')

/** The planner itself. */
export function DatePlannerForm({ text }: { text: DatePlannerText }) {
  const [format, setFormat] = useState(text.formats[0])
  const [dates, setDates] = useState({ first: '', second: '' })
  const [notice, setNotice] = useState('')
  const { site } = useShell()
  const [today, setToday] = useState(text.builtOn)
  useEffect(() => setToday(localToday()), [])

  if (!format) throw new Error('The planner has no formats')
  const plan = { format, ...dates }
  const { leadDays, pause } = text.available
  const earliest = addDays(today, leadDays)
  const isOffered = (date: string, days = format.days) => date >= earliest && isFree(date, days, pause)
  const from = nextDate(earliest, 1, isOffered) ?? earliest
  const slotOf = (date: string) =>
    SLOTS.find((name) => dates[name] && date >= dates[name] && date <= addDays(dates[name], format.days - 1))

  const pick = (date: string) => {
    // The first day of a choice takes it back.
    const taken = SLOTS.find((name) => dates[name] === date)
    setDates({ ...dates, [taken ?? (dates.first ? 'second' : 'first')]: taken ? '' : date })
    setNotice('')
  }
  const choose = (next: PlannerFormat) => {
    const keep = (date: string) => (isOffered(date, next.days) ? date : '')
    const kept = { first: keep(dates.first), second: keep(dates.second) }
    setFormat(next)
    setDates(kept)
    setNotice(SLOTS.some((name) => kept[name] !== dates[name]) ? text.dropped : '')
  }
  const download = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!dates.first) {
      setNotice(text.missing)
      event.currentTarget.querySelector<HTMLElement>('[data-date][tabindex="0"]')?.focus()
      return
    }
    fetchCode(loadSaving).then(
      ({ saveDates }) => {
        saveDates(text.fileName, plan, text.calendar)
        setNotice(text.downloaded)
      },
      () => announce(site.late.unavailable),
    )
  }

  return (
    <Form data-waits onSubmit={download}>
      <ChoiceButtons
        legend={text.formatLabel}
        choices={text.formats.map((each) => ({
          label: each.name,
          isChosen: each.id === format.id,
          onChoose: () => choose(each),
        }))}
      />
      <DayGrid
        // Not by its first day, which also depends on the format: the visitor stays in the month in view.
        key={today}
        from={from}
        isOffered={isOffered}
        slotOf={slotOf}
        labels={text.days}
        onPick={pick}
      />
      <div className="plan">
        <dl className="slots">
          {SLOTS.map((name) => (
            <div key={name}>
              <dt>{text.slots[name]}</dt>
              <dd>
                {keepTogether(
                  describeDays(dates[name], format.days) || fill(text.noDay[name], { day: shortDate(from) }),
                )}
              </dd>
            </div>
          ))}
        </dl>
        <div className="actions">
          <AskButton write={() => describePlan(plan, text.message)}>{text.ask}</AskButton>
          <Button type="submit" look="outline">
            <Icon name="calendar" />
            {text.download}
          </Button>
        </div>
        <p role="status">{notice}</p>
      </div>
    </Form>
  )
}
