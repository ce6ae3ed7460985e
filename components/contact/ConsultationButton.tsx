import { useSearchParams } from 'react-router-dom'
import type { Topic } from '#content/schema/page.ts'
import { contactHref } from '../enquiry/contactHref.ts'
import { ButtonAnchor } from '../ui/Button.tsx'

/** On /contact itself: brings up the general form with the topic filled in and puts the focus into its first field. */
export function ConsultationButton({ topic, label }: { topic: Topic; label: string }) {
  const [, setQuery] = useSearchParams()
  return (
    <ButtonAnchor
      href={`${contactHref('general', topic)}#forms`}
      data-vike="false"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        setQuery({ tab: 'general', topic: topic.slug }, { replace: true })
        const form = document.getElementById('general-contact')
        requestAnimationFrame(() => {
          form?.scrollIntoView({ block: 'start' })
          form?.querySelector('input')?.focus({ preventScroll: true })
        })
      }}
    >
      {label}
    </ButtonAnchor>
  )
}
