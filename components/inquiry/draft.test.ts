import { getDefaultStore } from 'jotai'
import { describe, expect, it } from 'vitest'
import { hasDraftAtom } from '../shell/useFallBack.ts'
import { addToMessage, changeDraft, type Draft, EMPTY_DRAFT, type InquiryValues, prefill } from './draft.ts'

const a1 = { slug: 'a1', label: 'A1' }
const consultation = { slug: 'consultation', label: 'Consultation', message: 'Preferred times:' }
const draftOf = (values: Partial<InquiryValues>, rest: Partial<Draft> = {}): Draft => ({
  ...EMPTY_DRAFT,
  ...rest,
  values: { ...EMPTY_DRAFT.values, ...values },
})

describe('prefill', () => {
  it('puts the topic into the programs of the demo form', () => {
    expect(prefill('demo', EMPTY_DRAFT, a1).values.interestedPrograms).toBe('A1')
  })

  it('puts the topic into the first line of a general message, prompts below', () => {
    const { values } = prefill('contact', EMPTY_DRAFT, consultation)
    expect(values.message).toBe('About: Consultation\n\nPreferred times:')
  })

  it('replaces what an earlier topic filled in', () => {
    const second = prefill('demo', prefill('demo', EMPTY_DRAFT, a1), consultation)
    expect(second.values.interestedPrograms).toBe('Consultation')
  })

  it('knows what the browser restored, and replaces it by the next topic', () => {
    const first = prefill('demo', draftOf({ interestedPrograms: 'A1' }), a1)
    expect(prefill('demo', first, consultation).values.interestedPrograms).toBe('Consultation')
  })

  it('leaves alone what the visitor wrote', () => {
    const typed = draftOf({ interestedPrograms: 'Coaching for two people' }, { filled: 'A2' })
    expect(prefill('demo', typed, a1)).toEqual(typed)
  })
})

describe('addToMessage', () => {
  const topic = { slug: 'x', label: 'X', message: 'New $&' }
  const text = 'About: X\n\nNew $&'

  it.each([
    ['', '', text],
    ['Hello', '', `Hello\n\n${text}`],
    ['Hello\n\nOld', 'Old', `Hello\n\n${text}`],
    ['Hello, changed', 'Old', `Hello, changed\n\n${text}`],
  ])('%j with %j before becomes %j', (message, added, merged) => {
    expect(addToMessage(draftOf({ message }, { added }), topic).values.message).toBe(merged)
  })

  it('takes the place of what a topic filled in, and is left alone by the topic of the contact page', () => {
    const filled = prefill('contact', draftOf({ name: 'Ama' }), a1)
    const asked = addToMessage(filled, consultation, 'ama@example.com')
    const message = 'About: Consultation\n\nPreferred times:'
    expect(asked.values).toMatchObject({ name: 'Ama', email: 'ama@example.com', message })
    expect(prefill('contact', asked, a1).values.message).toBe(message)
  })
})

describe('changeDraft', () => {
  it('remembers that a form was started, whatever becomes of the other', () => {
    changeDraft('contact', () => draftOf({ message: 'Hello' }))
    changeDraft('demo', () => EMPTY_DRAFT)
    expect(getDefaultStore().get(hasDraftAtom)).toBe(true)
    changeDraft('contact', () => EMPTY_DRAFT)
    expect(getDefaultStore().get(hasDraftAtom)).toBe(false)
  })
})
