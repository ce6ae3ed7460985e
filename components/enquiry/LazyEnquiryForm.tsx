import { lazy, memo, Suspense } from 'react'
import type { EnquiryFormProps } from './EnquiryForm.tsx'

const load = async () => (await import('./EnquiryForm.tsx')).EnquiryForm

/**
 * The form in a page: pre-rendered with it, while the code that checks and sends it arrives in a chunk of its own.
 * Until then the browser checks and posts it, and what is typed stays.
 */
const Form = import.meta.env.SSR ? await load() : lazy(async () => ({ default: await load() }))

/** Kept from renders of its parent: one before the code is there would make React replace what somebody types into. */
export const LazyEnquiryForm = memo(function LazyEnquiryForm(props: EnquiryFormProps) {
  return (
    <Suspense>
      <Form {...props} />
    </Suspense>
  )
})
