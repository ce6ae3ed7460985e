import { chakra } from '@chakra-ui/react'
import { startTransition, useEffect, useState } from 'react'
import type { Download } from '#content/schema/download.ts'
import type { Topic } from '#content/schema/page.ts'
import { contactHref } from '../inquiry/contactHref.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { DownloadLink } from '../ui/DownloadLink.tsx'
import { DatePlannerForm, type DatePlannerText } from './DatePlannerForm.tsx'

/** As tall as the planner, so that nothing moves when it replaces the text. */
const Place = chakra('div', {
  base: {
    minH: { base: '50.75rem', md: '40.25rem' },
    '@media (scripting: none)': { minH: '0' },
  },
})

/** Visible at once without JavaScript; otherwise the planner appears in a moment. */
const WithoutScript = chakra('div', {
  base: {
    '@media (scripting: enabled)': { visibility: 'hidden' },
    '& h3': { textStyle: 'small' },
    '& p': { mt: '3', mb: '6', maxW: 'text' },
  },
})

const Sample = chakra('p', {
  base: {
    textStyle: 'note',
    maxW: 'text',
    mt: '6',
    '& a': {
      display: 'inline-block',
      py: '2',
      fontWeight: 'semibold',
      color: 'fg.accent',
      textDecoration: 'underline',
      textUnderlineOffset: '0.25em',
    },
  },
})

interface DatePlannerProps {
  planner: DatePlannerText
  topic: Topic
  withoutScript: { heading: string; text: string; link: string }
  /** Sample entries for the visitor's own calendar. */
  sample: { text: string; file: Download }
}

/** Lets a visitor choose a format and dates, add them to a calendar and request them. */
export function DatePlanner({ planner, topic, withoutScript, sample }: DatePlannerProps) {
  const [ready, setReady] = useState(false)
  // A transition, because rendering the planner at once would hold up the page while it starts.
  useEffect(() => startTransition(() => setReady(true)), [])
  return (
    <>
      <Place>
        {ready ? (
          <DatePlannerForm text={planner} topic={topic} />
        ) : (
          <WithoutScript>
            <h3>{withoutScript.heading}</h3>
            <p>{withoutScript.text}</p>
            <ButtonLink to={contactHref('general', topic)}>{withoutScript.link}</ButtonLink>
          </WithoutScript>
        )}
      </Place>
      <Sample>
        {sample.text} <DownloadLink look="text" {...sample.file} />
      </Sample>
    </>
  )
}
