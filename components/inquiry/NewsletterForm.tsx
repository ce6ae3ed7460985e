import { chakra } from '@chakra-ui/react'
import { type FormEvent, useId, useState } from 'react'
import type { Newsletter } from '#content/resources.ts'
import { TitledSection } from '../sections/frame/TitledSection.tsx'
import { actionRow } from '../theme/actionRow.ts'
import { noScript } from '../theme/noScript.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Input } from '../ui/Input.tsx'
import { TextAnchor } from '../ui/TextLink.tsx'
import { useContactMessage } from './useContactMessage.ts'

const Form = chakra('form', {
  base: {
    '& label': { textStyle: 'label', display: 'block', mb: '1' },
    '& .line': actionRow,
    // Without JavaScript, the address could only be passed in the URL; the contact form asks for it instead.
    '& .address': { flex: '1 1 14rem', [noScript]: { display: 'none' } },
    '& .address p': { textStyle: 'mistake', mt: '1' },
    '& .next': { textStyle: 'fine', mt: '4', maxW: '34rem' },
    '& .rss': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      textStyle: 'label',
      mt: '3',
      minH: '2.75rem',
    },
  },
})

/**
 * The section with the newsletter field: Subscribe leads to the contact form, prefilled with the address and the request
 * (docs/controls.md, row 39). The address is passed in memory and never in a URL.
 */
export function NewsletterForm({ text }: { text: Newsletter }) {
  const id = useId()
  const errorId = `${id}-error`
  const [isWrong, setWrong] = useState(false)
  const ask = useContactMessage()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.querySelector<HTMLInputElement>('[type="email"]')
    if (!field) return
    // Not required initially: without JavaScript, a hidden required field would silently block the form.
    field.required = true
    if (!field.reportValidity()) return
    ask(text.topic, field.value)
  }
  return (
    <TitledSection id="newsletter" split="5/7" ground="coral" heading={text.heading} text={text.text}>
      <Form action="/contact" method="get" data-waits onSubmit={onSubmit}>
        <input type="hidden" name="topic" value={text.topic.slug} />
        <label className="address" htmlFor={id}>
          {text.field}
        </label>
        <div className="line">
          <div className="address">
            <Input
              id={id}
              type="email"
              dir="auto"
              autoComplete="email"
              enterKeyHint="send"
              maxLength={254}
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? errorId : undefined}
              onInvalid={(event) => {
                // In place of the browser's own message.
                event.preventDefault()
                event.currentTarget.focus()
                setWrong(true)
              }}
              onInput={(event) => setWrong(isWrong && !event.currentTarget.validity.valid)}
            />
            {isWrong && <p id={errorId}>{text.wrong}</p>}
          </div>
          <Button type="submit">{text.subscribe}</Button>
        </div>
        <p className="next">{text.next}</p>
        <TextAnchor className="rss" href={text.rss.href} data-vike="false">
          <Icon name="rss" />
          {text.rss.label}
        </TextAnchor>
      </Form>
    </TitledSection>
  )
}
