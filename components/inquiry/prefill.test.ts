import { describe, expect, it } from 'vitest'
import { EMPTY_VALUES } from './inquiryForms.ts'
import { prefill } from './prefill.ts'

const a1 = { slug: 'a1', label: 'A1' }
const consultation = { slug: 'consultation', label: 'Consultation', message: 'Preferred times:' }

describe('prefill', () => {
  it('puts the topic into the programs of the demo form', () => {
    expect(prefill('demo', EMPTY_VALUES, a1, '').draft.interestedPrograms).toBe('A1')
  })

  it('puts the topic into the first line of a general message, prompts below', () => {
    const { draft } = prefill('contact', EMPTY_VALUES, consultation, '')
    expect(draft.message).toBe('About: Consultation\n\nPreferred times:')
  })

  it('replaces what an earlier topic filled in', () => {
    const first = prefill('demo', EMPTY_VALUES, a1, '')
    const second = prefill('demo', first.draft, consultation, first.filled)
    expect(second.draft.interestedPrograms).toBe('Consultation')
  })

  it('knows what the server filled in, and replaces it by the next topic', () => {
    const first = prefill('demo', { ...EMPTY_VALUES, interestedPrograms: 'A1' }, a1, '')
    expect(prefill('demo', first.draft, consultation, first.filled).draft.interestedPrograms).toBe(
      'Consultation',
    )
  })

  it('leaves alone what the visitor wrote', () => {
    const typed = { ...EMPTY_VALUES, interestedPrograms: 'Coaching for two people' }
    expect(prefill('demo', typed, a1, 'A2')).toEqual({ draft: typed, filled: 'A2' })
  })
})
