import { useStore } from 'jotai'
import { type FormEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldErrors } from 'react-hook-form'
import { INQUIRY_TEXT } from '#content/labels/inquiryText.ts'
import type { FieldName, InquiryKind } from '#content/schema/inquiryFields.ts'
import { HONEYPOT_FIELD } from '#content/schema/inquiryRequest.ts'
import type { Topic } from '#content/schema/page.ts'
import { fetchCode, prefetchCode } from '../late/fetchCode.ts'
import { hasDraftAtom, isReachable } from '../shell/useFallBack.ts'
import { loadToaster } from '../toast/ToastHost.tsx'
import { showToast } from '../toast/toastAtom.ts'
import { draftAtoms, EMPTY_DRAFT, EMPTY_VALUES, type InquiryValues } from './inquiryForms.ts'
import { prefill } from './prefill.ts'
import { sentAtom } from './sentAtom.ts'

const loadCode = () => import('./createInquiryForm.ts')
type Code = Awaited<ReturnType<typeof loadCode>>

/** A started form: its code and its validation. */
interface Live {
  code: Code
  control: ReturnType<Code['createInquiryForm']>
}

/** Reads the values of a form before hydration; empty fields are omitted. */
const readTypedValues = (form: HTMLFormElement | null): Partial<InquiryValues> =>
  Object.fromEntries(
    [...new FormData(form ?? undefined)].filter(([name, value]) => value && name in EMPTY_VALUES),
  )

/**
 * State of one of the two forms: values, validation, draft, sending and notifications (specification, points 4, 5 and
 * 8). Until a visitor starts it, or if its code can't be loaded, it is a plain form that the browser validates and
 * posts.
 * @param topic filled into the form when it changes
 * @param onSent called once the server has accepted the inquiry
 */
export function useInquiryForm(kind: InquiryKind, topic: Topic | undefined, onSent?: () => void) {
  const text = INQUIRY_TEXT[kind]
  const store = useStore()
  const [live, setLive] = useState<Live>()
  const [errors, setErrors] = useState<FieldErrors<InquiryValues>>({})
  const [progress, setProgress] = useState<'filling' | 'refused' | 'sending' | 'failed'>('filling')
  const element = useRef<HTMLFormElement>(null)
  const begun = useRef<Promise<Live>>(undefined)
  const shownAt = useRef(0)

  /** The draft, with what came without a key stroke, or before the form's code. */
  const readValues = useCallback(
    () => ({ ...store.get(draftAtoms[kind]).values, ...readTypedValues(element.current) }),
    [kind, store],
  )
  const begin = useCallback(async () => {
    begun.current ??= fetchCode(loadCode).then((code) => {
      const next = { code, control: code.createInquiryForm(kind, readValues()) }
      // Synchronously, or letters typed in the meantime would be reverted.
      flushSync(() => setLive(next))
      return next
    })
    begun.current.catch(() => {
      begun.current = undefined
    })
    prefetchCode(loadToaster)
    return begun.current
  }, [kind, readValues])
  /** Errors are ignored: the form stays a plain one. */
  const prepare = useCallback(() => void begin().catch(() => undefined), [begin])

  const control = live?.control
  useEffect(
    () =>
      control?.subscribe({
        formState: { values: true, errors: true },
        callback: ({ values, errors = {} }) => {
          store.set(draftAtoms[kind], (draft) => ({ ...draft, values: { ...EMPTY_VALUES, ...values } }))
          const isBegun = Object.values(values).some(Boolean)
          store.set(hasDraftAtom, isBegun)
          // Typing again dismisses the last confirmation.
          if (isBegun) store.set(sentAtom, null)
          setErrors({ ...errors })
        },
      }),
    [control, kind, store],
  )

  useEffect(() => {
    // The form's code validates it, with better messages, next to the fields. Without JavaScript, the browser does.
    if (element.current) element.current.noValidate = true
    shownAt.current = performance.now()
    // It may have been started before hydration, or on another page.
    if (element.current?.matches(':focus-within') || Object.values(readValues()).some(Boolean)) prepare()
  }, [prepare, readValues])

  useLayoutEffect(
    () => () => {
      const values = readValues()
      store.set(draftAtoms[kind], (draft) => ({ ...draft, values }))
    },
    [kind, readValues, store],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: a topic is filled in once, when it arrives
  useEffect(() => {
    if (!topic) return
    begin().then(
      ({ control }) => {
        const { filled } = store.get(draftAtoms[kind])
        const next = prefill(kind, control.getValues(), topic, filled)
        store.set(draftAtoms[kind], { values: next.draft, filled: next.filled })
        control.reset(next.draft, { keepFieldsRef: true })
      },
      () => undefined,
    )
  }, [topic?.slug])

  const showFailure = () => showToast({ title: text.errorTitle, text: text.errorText, tone: 'error' })
  const showMistakes = () => {
    setProgress('refused')
    // A field that has the focus already isn't scrolled to by focusing it again.
    requestAnimationFrame(() =>
      element.current?.querySelector('[aria-invalid="true"]')?.scrollIntoView({ block: 'center' }),
    )
  }
  const send = (event: FormEvent<HTMLFormElement>, { code, control }: Live) => {
    const honeypot = new FormData(event.currentTarget).get(HONEYPOT_FIELD)
    const submit = async (checked: object) => {
      setProgress('sending')
      let receipt: string
      try {
        const elapsed = performance.now() - shownAt.current
        receipt = await code.sendInquiry(kind, checked, String(honeypot ?? ''), elapsed, topic?.slug)
      } catch (error) {
        console.error(error)
        const refused = code.fieldErrors(error)
        for (const { field, message } of refused) control.setError(field as FieldName, { message })
        if (refused.length > 0) showMistakes()
        else setProgress('failed')
        showFailure()
        return
      }
      setProgress('filling')
      store.set(draftAtoms[kind], EMPTY_DRAFT)
      store.set(hasDraftAtom, false)
      // An emptied field asks for more, and as soon as it is left complains.
      element.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true })
      control.reset(EMPTY_VALUES, { keepFieldsRef: true })
      // After the form was emptied, since changes dismiss the confirmation.
      store.set(sentAtom, { title: text.successTitle, receipt })
      shownAt.current = performance.now()
      showToast({
        title: text.successTitle,
        text: text.successText,
        receipt,
        tone: 'success',
      })
      onSent?.()
    }
    return control.handleSubmit(submit, showMistakes)(event)
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (progress === 'sending') return
    if (live) return void send(event, live)
    const form = event.currentTarget
    // If its code can't be loaded, the browser validates it and posts it as is, provided the server is reachable.
    begin().then(
      () => form.requestSubmit(),
      async () => {
        if (!form.reportValidity()) return
        if (await isReachable(window.location.pathname)) form.submit()
        else showFailure()
      },
    )
  }
  return { element, control, errors, progress, text, prepare, onSubmit }
}
