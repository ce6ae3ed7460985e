import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { keepTogether } from './keepTogether.tsx'

const kept = (words: string) =>
  [...renderToStaticMarkup(keepTogether(words)).matchAll(/<span class="kept">(.*?)<\/span>/g)].map(
    ([, text]) => text,
  )

describe('keepTogether', () => {
  it('keeps words with a hyphen on one line', () => {
    expect(kept('A two-day workshop on participants’ own cases for first-time managers')).toEqual([
      'two-day',
      'first-time',
    ])
  })

  it('keeps a range with what follows it directly', () => {
    expect(kept('A cohort of 12 to 20, over 3 to 12 months')).toEqual(['12 to 20,', '3 to 12'])
    expect(kept('From week 1 to the end, up to 5')).toEqual(['week 1'])
  })

  it('keeps a number with what it counts', () => {
    expect(kept('Within 24 hours, for 20 leaders in 12 weeks')).toEqual(['24 hours,', '12 weeks'])
  })

  it('keeps an amount with its currency', () => {
    expect(kept('It costs USD 48,000 to 80,000, or EUR 950.')).toEqual(['USD 48,000 to 80,000,', 'EUR 950.'])
  })

  it('keeps a date', () => {
    expect(kept('Thursday, January 14, 2027 to Friday, May 1, 2027')).toEqual([
      'Thursday, January 14, 2027',
      'Friday, May 1, 2027',
    ])
    expect(kept('Pick a day from September 7 on. We decide in May 2027.')).toEqual(['September 7'])
  })

  it('keeps punctuation with what it follows', () => {
    expect(kept('Reserve 15 minutes, and leave (in week 3).')).toEqual(['15 minutes,', 'week 3).'])
  })

  it('does not change the text', () => {
    for (const heading of [
      'Ignite: a two-day workshop',
      'Strategic Thinking: one decision',
      'Coaching',
      '40-minute',
      '',
    ]) {
      expect(renderToStaticMarkup(keepTogether(heading, true)).replaceAll(/<[^>]+>/g, '')).toBe(heading)
    }
  })
})
