import { type FormEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldErrors } from 'react-hook-form'
import { INQUIRY_TEXT } from '#content/labels/inquiryText.ts'
import type { FieldName, InquiryKind } from '#content/schema/inquiryFields.ts'
import type { Topic } from '#content/schema/page.ts'
import { fetchCode, prefetchCode } from '../late/fetchCode.ts'
import { isReachable } from '../shell/useFallBack.ts'
import { loadToaster } from '../toast/ToastHost.tsx'
import { dismissToast, showToast } from '../toast/toastAtom.ts'
import { changeDraft, EMPTY_DRAFT, followDraft, type InquiryValues, prefill, readDraft } from './draft.ts'

const loadCode = () => import('./sendInquiry.ts')
type Code = Awaited<ReturnType<typeof loadCode>>

/** A started form: its code and its validation. */
interface Live {
  code: Code
  control: ReturnType<Code['createInquiryForm']>
}

type Field = HTMLInputElement & { name: FieldName }

const isField = (element: Element): element is Field =>
  'name' in element && String(element.name) in EMPTY_DRAFT.values

const fieldsOf = (form: HTMLFormElement) => [...form.elements].filter(isField)

/**
 * State of one of the two forms: draft, validation, sending and notifications (specification, points 4, 5 and 8). Until a
 * visitor starts it, or if its code can't be loaded, it is a plain form that the browser validates and posts.
 * @param topic filled into the form when it changes
 * @param onSent called once the server has accepted the inquiry
 */
export function useInquiryForm(kind: InquiryKind, topic: Topic | undefined, onSent?: () => void) {
  const text = INQUIRY_TEXT[kind]
  const [live, setLive] = useState<Live>()
  const [errors, setErrors] = useState<FieldErrors<InquiryValues>>({})
  const [progress, setProgress] = useState<'filling' | 'refused' | 'sending' | 'failed'>('filling')
  const element = useRef<HTMLFormElement>(null)
  const begun = useRef<Promise<Live>>(undefined)
  const shownAt = useRef(0)
  const control = live?.control

  const change = useCallback(
    (values: Partial<InquiryValues>) =>
      changeDraft(kind, (draft) => ({ ...draft, values: { ...draft.values, ...values } })).values,
    [kind],
  )
  /** Puts what came without a key stroke, or before the form's code, into the draft, and returns all of its values. */
  const keepTyped = useCallback(() => {
    const typed = element.current ? fieldsOf(element.current).filter(({ value }) => value) : []
    return change(Object.fromEntries(typed.map(({ name, value }) => [name, value])))
  }, [change])

  const begin = useCallback(async () => {
    begun.current ??= fetchCode(loadCode).then((code) => {
      const next = { code, control: code.createInquiryForm(kind, keepTyped()) }
      // Synchronously, or letters typed in the meantime would be reverted.
      flushSync(() => setLive(next))
      return next
    })
    begun.current.catch(() => {
      begun.current = undefined
    })
    prefetchCode(loadToaster)
    return begun.current
  }, [kind, keepTyped])
  /** Errors are ignored: the form stays a plain one. */
  const prepare = useCallback(() => void begin().catch(() => undefined), [begin])

  useLayoutEffect(() => {
    const form = element.current
    if (!form) return
    // The form's code validates it, with better messages, next to the fields. Without JavaScript, the browser does.
    form.noValidate = true
    shownAt.current = performance.now()
    const showsDraft = () => {
      const { values } = readDraft(kind)
      return fieldsOf(form).every(({ name, value }) => value === values[name])
    }
    const stopFollowing = followDraft(kind, async () => {
      if (showsDraft()) return
      const started = await begin().catch(() => undefined)
      if (!showsDraft()) started?.control.reset(readDraft(kind).values, { keepFieldsRef: true })
    })
    keepTyped()
    if (form.matches(':focus-within')) prepare()
    return () => {
      stopFollowing()
      keepTyped()
    }
  }, [kind, begin, keepTyped, prepare])

  useEffect(
    () =>
      control?.subscribe({
        formState: { values: true, errors: true },
        callback: ({ values, errors = {} }) => {
          change(values)
          setErrors({ ...errors })
        },
      }),
    [control, change],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: a topic is filled in once, when it arrives
  useEffect(() => {
    if (topic) changeDraft(kind, (draft) => prefill(kind, draft, topic))
  }, [topic?.slug])

  const showFailure = () => showToast({ title: text.errorTitle, text: text.errorText, tone: 'error' })
  const showMistakes = () => {
    setProgress('refused')
    // A field that has the focus already isn't scrolled to by focusing it again.
    requestAnimationFrame(() =>
      element.current?.querySelector('[aria-invalid="true"]')?.scrollIntoView({ block: 'center' }),
    )
  }
  /** Leaves it to the browser to validate and post the form as it is, provided the server is reachable. */
  const postPlainly = async (form: HTMLFormElement) => {
    if (!form.reportValidity()) return
    if (await isReachable(window.location.pathname)) form.submit()
    else showFailure()
  }
  const send = async (form: HTMLFormElement) => {
    const started = await begin().catch(() => undefined)
    if (!started) return postPlainly(form)
    const { code, control } = started
    const submit = async (fields: object) => {
      setProgress('sending')
      dismissToast()
      let receipt: string
      try {
        receipt = await code.sendInquiry(kind, form, fields, shownAt.current, topic?.slug)
      } catch (error) {
        console.error(error)
        const refused = code.fieldErrors(error)
        for (const [name, message] of refused) control.setError(name as FieldName, { message })
        if (refused.length > 0) showMistakes()
        else setProgress('failed')
        return showFailure()
      }
      setProgress('filling')
      // An emptied field that keeps the focus asks for more.
      form.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true })
      changeDraft(kind, () => EMPTY_DRAFT)
      control.reset(EMPTY_DRAFT.values, { keepFieldsRef: true })
      shownAt.current = performance.now()
      // After the draft was emptied, since changes of drafts dismiss the receipt.
      showToast({ title: text.successTitle, text: text.successText, receipt, tone: 'success' })
      onSent?.()
    }
    await control.handleSubmit(submit, showMistakes)()
  }

  /** Says what is wrong with a value. An empty field isn't wrong until the form is sent. */
  const check = ({ target }: { target: Field }) =>
    target.value.trim() || progress === 'refused'
      ? control?.trigger(target.name)
      : control?.clearErrors(target.name)
  /** A field is checked when it is left, and while it is wrong, with every change. */
  const register = (name: FieldName) =>
    control?.register(name, { onBlur: check, onChange: (event) => errors[name] && check(event) }) ?? { name }

  const form = {
    ref: element,
    onFocus: prepare,
    onInput: prepare,
    onPointerDown: prepare,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (progress !== 'sending') void send(event.currentTarget)
    },
  }
  return { form, register, errors, progress, text }
}
