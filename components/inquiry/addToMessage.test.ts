import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { addToMessage, mergeMessage } from './addToMessage.ts'
import { draftAtoms, EMPTY_DRAFT } from './inquiryForms.ts'
import { prefill } from './prefill.ts'

test.each([
  ['', '', 'New', 'New'],
  ['Hello', '', 'New', 'Hello\n\nNew'],
  ['Hello\n\nOld', 'Old', 'New $&', 'Hello\n\nNew $&'],
  ['Hello, changed', 'Old', 'New', 'Hello, changed\n\nNew'],
])('%j with %j before and %j now is %j', (message, earlier, text, merged) => {
  expect(mergeMessage(message, earlier, text)).toBe(merged)
})

test('the contact page leaves the text alone, and a second one takes its place', () => {
  const store = createStore()
  store.set(draftAtoms.contact, {
    values: { ...EMPTY_DRAFT.values, name: 'Ama', message: 'About: LEAP\n\n' },
    filled: 'About: LEAP\n\n',
  })
  const topic = { slug: 'short-form', label: 'Short-form programs' }
  addToMessage(store, { ...topic, message: 'First dates' })
  const { values, filled } = store.get(draftAtoms.contact)
  const message = 'About: Short-form programs\n\nFirst dates'
  expect(values).toMatchObject({ name: 'Ama', message })
  expect(prefill('contact', values, topic, filled).draft.message).toBe(message)
  addToMessage(store, { ...topic, message: 'Second dates' })
  expect(store.get(draftAtoms.contact).values.message).toBe(message.replace('First', 'Second'))
})
