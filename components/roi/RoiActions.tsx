import { chakra } from '@chakra-ui/react'
import { useSetAtom, useStore } from 'jotai'
import type { MouseEvent, RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Topic } from '#content/schema/page.ts'
import type { RoiActionsText } from '#content/schema/roiText.ts'
import { contactHref } from '../enquiry/contactHref.ts'
import { showToastAtom } from '../toast/toastAtom.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { printOnly } from './printOnly.ts'

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', _print: { display: 'none' } },
})

interface RoiActionsProps {
  text: RoiActionsText
  topic: Topic
  /** The calculation in one sentence, for a message. */
  message: string
  /** Address that holds the inputs. */
  address: () => string
  /** Something in the section that is printed. */
  section: RefObject<Element | null>
  onReset: () => void
}

/** What can be done with a calculation. */
export function RoiActions({ text, topic, message, address, section, onReset }: RoiActionsProps) {
  const showToast = useSetAtom(showToastAtom)
  const store = useStore()
  const navigate = useNavigate()
  const copy = () =>
    navigator.clipboard.writeText(address()).then(
      () => showToast({ ...text.copied, tone: 'success' }),
      () => showToast({ ...text.notCopied, tone: 'error' }),
    )
  const print = () => {
    const printed = section.current?.closest('section')
    if (printed) printOnly(printed)
  }
  const href = contactHref('general', topic)
  const ask = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // The form's code is not needed to calculate.
    const { askInMessage } = await import('../enquiry/askInMessage.ts')
    askInMessage(store, `About: ${topic.label}\n\n${message}\n${address()}`)
    navigate(href)
  }
  return (
    <Row>
      <Button type="button" size="sm" look="outline" onClick={print}>
        {text.print}
      </Button>
      <Button type="button" size="sm" look="outline" onClick={copy}>
        {text.copy}
      </Button>
      <Button type="button" size="sm" look="outline" onClick={onReset}>
        {text.reset}
      </Button>
      <ButtonLink size="sm" look="outline" to={href} data-vike="false" onClick={ask}>
        {text.ask}
      </ButtonLink>
    </Row>
  )
}
