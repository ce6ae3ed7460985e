import { chakra } from '@chakra-ui/react'
import { type FormEvent, type MouseEvent, useRef, useState } from 'react'
import { addDays, buildCalendarFile } from '#content/schema/buildCalendarFile.ts'
import type { Topic } from '#content/schema/page.ts'
import { topicText } from '#content/schema/topicText.ts'
import { contactHref } from '../inquiry/contactHref.ts'
import { useContactMessage } from '../inquiry/useContactMessage.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { isPlainClick } from '../ui/isPlainClick.ts'
import { saveFile } from '../ui/saveFile.ts'
import { DateField } from './DateField.tsx'
import { FormatChoice } from './FormatChoice.tsx'
import {
  type CalendarText,
  type DateProblem,
  describePlan,
  findDateProblems,
  type PlannerFormat,
  toEvents,
  touchesWeekend,
} from './planDates.ts'

const Form = chakra('form', {
  base: {
    display: 'grid',
    gap: '6',
    '& .dates': { display: 'grid', gap: '5', gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' },
    '& .actions': { display: 'flex', flexWrap: 'wrap', gap: '3' },
    '& [role="status"]': { textStyle: 'note', fontWeight: 'semibold', minH: '1.5em' },
  },
})

export interface DatePlannerText {
  formatLabel: string
  formats: readonly PlannerFormat[]
  firstLabel: string
  secondLabel: string
  optional: string
  problems: Record<DateProblem, string>
  weekend: string
  download: string
  downloaded: string
  ask: string
  fileName: string
  calendar: CalendarText
  message: { format: string; first: string; second: string }
}

/** Today in the visitor's time zone, as `YYYY-MM-DD`. */
const localToday = () => new Date().toLocaleDateString('sv-SE')

/** The planner itself. Rendered only in the browser, because it depends on today's date. */
export function DatePlannerForm({ text, topic }: { text: DatePlannerText; topic: Topic }) {
  const [formatId, setFormatId] = useState(text.formats[0]?.id)
  const [first, setFirst] = useState('')
  const [second, setSecond] = useState('')
  const [checked, setChecked] = useState(false)
  const [saved, setSaved] = useState(false)
  const firstField = useRef<HTMLInputElement>(null)
  const secondField = useRef<HTMLInputElement>(null)
  const addToMessage = useContactMessage()

  const format = text.formats.find(({ id }) => id === formatId)
  if (!format) throw new Error('The planner has no formats')
  const plan = { format, first, second }
  const today = localToday()
  const problems = findDateProblems(plan, today)
  const hint = (date: string) => (date && touchesWeekend(date, format.days) ? text.weekend : undefined)
  const error = (problem?: DateProblem) => (checked && problem ? text.problems[problem] : undefined)
  /** Any change outdates what was saved. */
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value)
      setSaved(false)
    }

  const download = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (problems.first || problems.second) {
      const field = problems.first ? firstField : secondField
      field.current?.focus()
      return
    }
    const events = toEvents(plan, text.calendar, () => crypto.randomUUID())
    saveFile(text.fileName, 'text/calendar', buildCalendarFile(text.calendar.product, events, new Date()))
    setSaved(true)
  }

  const href = contactHref('general', topic)
  const ask = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    addToMessage(href, topicText('contact', { ...topic, message: describePlan(plan, text.message) }))
  }

  return (
    <Form noValidate onSubmit={download}>
      <FormatChoice
        legend={text.formatLabel}
        formats={text.formats}
        chosen={format.id}
        onChoose={change(setFormatId)}
      />
      <div className="dates">
        <DateField
          ref={firstField}
          label={text.firstLabel}
          value={first}
          min={addDays(today, 1)}
          error={error(problems.first)}
          hint={hint(first)}
          onChange={change(setFirst)}
        />
        <DateField
          ref={secondField}
          label={
            <>
              {text.secondLabel} <span>{text.optional}</span>
            </>
          }
          value={second}
          min={addDays(today, 1)}
          error={error(problems.second)}
          hint={hint(second)}
          onChange={change(setSecond)}
        />
      </div>
      <div className="actions">
        <Button type="submit" look={saved ? 'outline' : 'solid'}>
          <Icon name="calendar" />
          {text.download}
        </Button>
        {/* Adding to a calendar does not request the dates yet, so the next step is emphasized. */}
        <ButtonLink look={saved ? 'solid' : 'outline'} to={href} onClick={ask}>
          {text.ask}
        </ButtonLink>
      </div>
      <p role="status">{saved && text.downloaded}</p>
    </Form>
  )
}
