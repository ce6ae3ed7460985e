import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import type { Topic } from '#content/schema/page.ts'
import { contactHref } from '../enquiry/contactHref.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { DatePlannerForm, type DatePlannerText } from './DatePlannerForm.tsx'

/** As high as the planner, so that nothing moves when it takes the place of the text. */
const Place = chakra('div', { base: { minH: { base: '30rem', md: '19rem' } } })

/** Browsers that run scripts get the planner in a moment; the others can read this at once. */
const WithoutScript = chakra('div', {
  base: {
    '@media (scripting: enabled)': { visibility: 'hidden' },
    '& h3': { textStyle: 'small' },
    '& p': { mt: '3', mb: '6', maxW: 'text' },
  },
})

interface DatePlannerProps {
  planner: DatePlannerText
  topic: Topic
  withoutScript: { heading: string; text: string; link: string }
}

/** Lets a visitor choose a format and dates, put them into a calendar and ask for them. */
export function DatePlanner({ planner, topic, withoutScript }: DatePlannerProps) {
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return (
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
  )
}
