import { atom, useSetAtom } from 'jotai'
import { useSearchParams } from 'react-router-dom'
import type { Topic } from '#content/schema/page.ts'
import { contactHref } from '../inquiry/contactHref.ts'
import { ButtonAnchor } from '../ui/Button.tsx'

/** Set to scroll to the general form of /contact and focus its first field; the form resets it. */
export const focusFormAtom = atom(false)

/** On /contact: scrolls to the general form, fills in the topic and focuses its first field. */
export function ConsultationButton({ topic, label }: { topic: Topic; label: string }) {
  const [, setQuery] = useSearchParams()
  const focusForm = useSetAtom(focusFormAtom)
  return (
    <ButtonAnchor
      href={`${contactHref('general', topic)}#forms`}
      data-vike="false"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        setQuery({ tab: 'general', topic: topic.slug }, { replace: true })
        focusForm(true)
      }}
    >
      {label}
    </ButtonAnchor>
  )
}
