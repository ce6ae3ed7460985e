import { zodResolver } from '@hookform/resolvers/zod'
import { useAtom, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { type EnquiryKind, TRAP_FIELD } from '#content/schema/enquiry.ts'
import type { Topic } from '#content/schema/page.ts'
import { showToastAtom } from '../toast/toastAtom.ts'
import { draftAtoms, EMPTY_DRAFT } from './draftAtoms.ts'
import {
  EMPTY_VALUES,
  type EnquiryValues,
  enquiryAction,
  enquiryForms,
  type FieldName,
} from './enquiryForms.ts'
import { prefill } from './prefill.ts'
import { fieldErrors, sendEnquiry } from './sendEnquiry.ts'
import { typedSoFar } from './typedSoFar.ts'

type FormValues = EnquiryValues & { type?: string }

/**
 * One of the two forms: values, checks, draft, sending and its notices (specification, points 4, 5 and 8).
 * @param topic filled into the form when it changes
 * @param onSent called after the server has the enquiry
 */
export function useEnquiryForm(kind: EnquiryKind, topic: Topic | undefined, onSent?: () => void) {
  const { schema, text, constants, fields } = enquiryForms[kind]
  const [draft, setDraft] = useAtom(draftAtoms[kind])
  const showToast = useSetAtom(showToastAtom)
  const [ready, setReady] = useState(false)
  const shownAt = useRef(0)
  // The first render may take over a pre-rendered form that somebody is typing into.
  const [defaultValues] = useState(() => ({ ...draft.values, ...typedSoFar(enquiryAction(kind), fields) }))
  const form = useForm<FormValues>({
    defaultValues,
    // Fields of the other form are not part of this one's schema.
    resolver: (values, context, options) => {
      const own = Object.fromEntries(fields.map(({ name }) => [name, values[name]]))
      return (zodResolver(schema) as unknown as Resolver<FormValues>)(
        { ...own, ...constants } as FormValues,
        context,
        options,
      )
    },
    mode: 'onTouched',
  })
  const { reset, subscribe, getValues, setError } = form

  useEffect(() => {
    setReady(true)
    shownAt.current = performance.now()
  }, [])

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) =>
          setDraft((current) => ({ ...current, values: { ...EMPTY_VALUES, ...values } })),
      }),
    [subscribe, setDraft],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: a topic is filled in once, when it arrives
  useEffect(() => {
    if (!topic) return
    const next = prefill(kind, { ...EMPTY_VALUES, ...getValues() }, topic, draft.filled)
    setDraft({ values: next.draft, filled: next.filled })
    reset(next.draft)
  }, [topic?.slug])

  const onSubmit = form.handleSubmit(async (checked, event) => {
    const trap = (event?.target as HTMLFormElement | undefined)?.elements.namedItem(TRAP_FIELD)
    try {
      await sendEnquiry(
        kind,
        checked,
        trap instanceof HTMLInputElement ? trap.value : '',
        performance.now() - shownAt.current,
      )
    } catch (error) {
      console.error(error)
      for (const { field, message } of fieldErrors(error)) setError(field as FieldName, { message })
      showToast({ title: text.errorTitle, text: text.errorText, tone: 'error' })
      return
    }
    setDraft(EMPTY_DRAFT)
    reset(EMPTY_VALUES)
    shownAt.current = performance.now()
    showToast({ title: text.successTitle, text: text.successText, tone: 'success' })
    onSent?.()
  })

  return { form, fields, text, ready, pending: form.formState.isSubmitting, onSubmit }
}
