import {
  type FocusEvent,
  type FormEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { INQUIRY_TEXT } from '#content/labels/inquiryText.ts'
import type { FieldName, InquiryKind } from '#content/schema/inquiryFields.ts'
import type { Topic } from '#content/schema/page.ts'
import { fetchCode, prefetchCode } from '../late/fetchCode.ts'
import { isReachable } from '../shell/useFallBack.ts'
import { loadToaster } from '../toast/ToastHost.tsx'
import { showToast } from '../toast/toastAtom.ts'
import { changeDraft, type Draft, EMPTY_DRAFT, followDraft, prefill } from './draft.ts'
import type { Mistakes } from './sendInquiry.ts'

const loadCode = () => import('./sendInquiry.ts')

type Field = HTMLInputElement & { name: FieldName }

const isField = (element: Element): element is Field =>
  'name' in element && String(element.name) in EMPTY_DRAFT.values

const fieldsOf = (form: HTMLFormElement) => [...form.elements].filter(isField)

/**
 * State of one of the two forms: draft, validation, sending and notifications (specification, points 4, 5 and 8). Its fields
 * show the draft and are otherwise left to the browser. Without the code that validates and sends it, it is a plain form.
 * @param topic filled into the form when it changes
 * @param onSent called once the server has accepted the inquiry
 */
export function useInquiryForm(kind: InquiryKind, topic: Topic | undefined, onSent?: () => void) {
  const text = INQUIRY_TEXT[kind]
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const [progress, setProgress] = useState<'filling' | 'refused' | 'sending' | 'failed'>('filling')
  const element = useRef<HTMLFormElement>(null)
  const code = useRef<Awaited<ReturnType<typeof loadCode>>>(undefined)
  const shownAt = useRef(0)

  const prepare = useCallback(() => {
    prefetchCode(loadToaster)
    prefetchCode(async () => {
      code.current = await loadCode()
    })
  }, [])

  /** Puts what fields contain into the draft, and returns all of its values. */
  const keep = useCallback(
    (fields: readonly Field[]) => {
      const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]))
      return changeDraft(kind, (draft) => ({ ...draft, values: { ...draft.values, ...values } })).values
    },
    [kind],
  )

  useLayoutEffect(() => {
    const form = element.current
    if (!form) return
    // The form's code validates it, with better messages, next to the fields. Without JavaScript, the browser does.
    form.noValidate = true
    shownAt.current = performance.now()
    const show = ({ values }: Draft) => {
      for (const field of fieldsOf(form))
        if (field.value !== values[field.name]) field.value = values[field.name]
    }
    const stopFollowing = followDraft(kind, show)
    // What was typed before hydration.
    keep(fieldsOf(form).filter(({ value }) => value))
    if (form.matches(':focus-within')) prepare()
    return stopFollowing
  }, [kind, keep, prepare])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a topic is filled in once, when it arrives
  useEffect(() => {
    if (topic) changeDraft(kind, (draft) => prefill(kind, draft, topic))
  }, [topic?.slug])

  /** Says what is wrong with a field, if the form's code has loaded. */
  const check = (form: HTMLFormElement, name: string) => {
    const message = code.current?.checkInquiry(kind, keep(fieldsOf(form))).mistakes[name]
    setMistakes(({ [name]: _, ...others }) => (message ? { ...others, [name]: message } : others))
  }
  const refuse = (found: Mistakes) => {
    flushSync(() => {
      setMistakes(found)
      setProgress('refused')
    })
    const first = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    first?.focus({ preventScroll: true })
    // A field that has the focus already isn't scrolled to by focusing it again.
    first?.scrollIntoView({ block: 'center' })
  }
  const showFailure = () => showToast({ title: text.errorTitle, text: text.errorText, tone: 'error' })

  /** Leaves it to the browser to validate and post the form as it is, provided the server is reachable. */
  const postPlainly = async (form: HTMLFormElement) => {
    if (!form.reportValidity()) return
    if (await isReachable(window.location.pathname)) form.submit()
    else showFailure()
  }
  const send = async (form: HTMLFormElement) => {
    try {
      code.current ??= await fetchCode(loadCode)
    } catch {
      return postPlainly(form)
    }
    const { checkInquiry, sendInquiry, mistakesIn } = code.current
    const { fields, mistakes } = checkInquiry(kind, keep(fieldsOf(form)))
    if (!fields) return refuse(mistakes)
    setProgress('sending')
    let receipt: string
    try {
      receipt = await sendInquiry(kind, form, fields, shownAt.current, topic?.slug)
    } catch (error) {
      console.error(error)
      const refused = mistakesIn(error)
      if (Object.keys(refused).length > 0) refuse(refused)
      else setProgress('failed')
      return showFailure()
    }
    setMistakes({})
    setProgress('filling')
    // An emptied field asks for more, and as soon as it is left complains.
    element.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true })
    changeDraft(kind, () => EMPTY_DRAFT)
    shownAt.current = performance.now()
    // After the draft was emptied, since changes of drafts dismiss the receipt.
    showToast({ title: text.successTitle, text: text.successText, receipt, tone: 'success' })
    onSent?.()
  }

  const form = {
    ref: element,
    onFocus: prepare,
    onPointerDown: prepare,
    onInput: ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
      keep(fieldsOf(currentTarget))
      const { name } = target as Field
      if (mistakes[name]) check(currentTarget, name)
    },
    onBlur: ({ currentTarget, target }: FocusEvent<HTMLFormElement>) => check(currentTarget, target.name),
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (progress !== 'sending') void send(event.currentTarget)
    },
  }
  return { form, mistakes, progress, text }
}
