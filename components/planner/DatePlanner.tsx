import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import type { Download } from '#content/schema/names.ts'
import type { Topic } from '#content/schema/page.ts'
import { contactHref } from '../inquiry/contactHref.ts'
import { Late } from '../late/Late.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { DownloadLink } from '../ui/DownloadLink.tsx'
import type { DatePlannerText } from './DatePlannerForm.tsx'

/** Visible without JavaScript, or if the planner can't be loaded; otherwise it appears in a moment. */
const WithoutPlanner = chakra('div', {
  base: {
    // As tall as the planner, so that hardly anything moves when it replaces the text.
    '@media (scripting: enabled)': {
      '&:not([data-failed])': { visibility: 'hidden', minH: { base: '46.75rem', md: '40.25rem' } },
    },
    '& h3': { textStyle: 'small' },
    '& p': { mt: '3', mb: '6', maxW: 'text' },
  },
})

const Sample = chakra('p', {
  base: {
    textStyle: 'note',
    maxW: 'text',
    mt: '6',
  },
})

const loadForm = () => import('./DatePlannerForm.tsx')

interface DatePlannerProps {
  planner: DatePlannerText
  topic: Topic
  withoutScript: { heading: string; text: string; link: string }
  /** Sample entries for the visitor's own calendar. */
  sample: { text: string; file: Download }
}

/** Lets a visitor choose a format and dates, add them to a calendar and request them. */
export function DatePlanner({ planner, topic, withoutScript, sample }: DatePlannerProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    if (!place.current) return
    // From a screen away, so that it is there when the visitor is.
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: '100%',
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  const fallback = (
    <WithoutPlanner data-failed={hasFailed || undefined}>
      <h3>{withoutScript.heading}</h3>
      <p>{withoutScript.text}</p>
      <ButtonLink to={contactHref('general', topic)}>{withoutScript.link}</ButtonLink>
    </WithoutPlanner>
  )
  return (
    <>
      <div ref={place}>
        {isNear && !hasFailed ? (
          <Late load={loadForm} pending={fallback} onFail={() => setHasFailed(true)}>
            {({ DatePlannerForm }) => <DatePlannerForm text={planner} topic={topic} />}
          </Late>
        ) : (
          fallback
        )}
      </div>
      <Sample>
        {sample.text} <DownloadLink look="text" {...sample.file} />
      </Sample>
    </>
  )
}
