import { isValidElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { keepTogether } from './keepTogether.tsx'

const kept = (heading: string, isTitle?: boolean) =>
  [
    ...renderToStaticMarkup(keepTogether(heading, isTitle)).matchAll(
      /<span class="kept(?: opening)?">(.*?)<\/span>/g,
    ),
  ].map(([, text]) => text)

describe('keepTogether', () => {
  it('keeps words with a hyphen on one line', () => {
    expect(kept('A two-day workshop on participants’ own cases for first-time managers')).toEqual([
      'two-day',
      'first-time',
    ])
  })

  it('keeps the article with such a word', () => {
    expect(kept('“Leading Through Change”: a two-day rehearsal for a hard week')).toContain('a two-day')
  })

  it('leaves no short word alone on the first or the last line', () => {
    expect(kept('An early workshop, then weekly practice at work')).toEqual(['An early', 'at work'])
    expect(kept('Start with one team and 12 weeks')).toEqual(['Start with', '12 weeks'])
  })

  it('does not join long words', () => {
    expect(kept('Software for the weeks between sessions')).toEqual([])
    expect(kept('HR and L&D leaders, participants, sponsors')).toEqual(['HR and'])
  })

  it('leaves no long first word alone in the title of a page', () => {
    expect(kept('Leadership programs for the job that comes next')).toEqual(['comes next'])
    expect(kept('Leadership programs for the job that comes next', true)).toEqual([
      'Leadership programs',
      'comes next',
    ])
    expect(kept('Performance accelerators and coaching programs', true)).toEqual([])
    expect(kept('Short-form programs: one subject for your team', true)).toEqual(['Short-form', 'your team'])
  })

  it('tells the same word at two places apart', () => {
    const parts = keepTogether('A two-day start, a two-day end and a two-day rest') as readonly ReactNode[]
    const keys = parts.filter(isValidElement).map(({ key }) => key)
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(3)
  })

  it('does not change the text', () => {
    for (const heading of ['Ignite: a two-day workshop on a live problem', 'Coaching', '40-minute', '']) {
      expect(renderToStaticMarkup(keepTogether(heading)).replaceAll(/<[^>]+>/g, '')).toBe(heading)
    }
  })

  it('names the words that open a heading', () => {
    const html = (heading: string) => renderToStaticMarkup(keepTogether(heading, true))
    expect(html('Leadership programs for mid-level leaders')).toContain(
      '<span class="kept opening">Leadership',
    )
    expect(html('Change leadership for mid-level leaders')).toContain('<span class="kept">mid-level')
  })
})
