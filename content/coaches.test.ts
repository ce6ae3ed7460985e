import { describe, expect, it } from 'vitest'
import { about } from './about.ts'
import { coaches, coachingLanguages } from './coaches.ts'
import { coaching } from './coaching.ts'
import { home } from './home.ts'
import { samples } from './samples.ts'

const EU = ['France', 'Germany', 'Ireland', 'Italy', 'Netherlands', 'Poland', 'Portugal', 'Sweden']

describe('the coaches', () => {
  it('are twenty people, each once and none of them shown elsewhere with another role', () => {
    const names = coaches.map(({ name }) => name)
    expect(names).toHaveLength(20)
    const others = [...about.team.members, ...home.voices.testimonials, coaching.voice].map(
      ({ name }) => name,
    )
    expect(new Set([...names, ...others]).size).toBe(names.length + others.length)
  })

  it('work where the site says that its coaches do: in the US, the EU and India', () => {
    const regions = coaches.map(({ country }) => (EU.includes(country) ? 'the EU' : country))
    expect([...new Set(regions)].sort()).toEqual(['India', 'United States', 'the EU'])
  })

  it('coach in English', () => {
    for (const { languages } of coaches) expect(languages).toContain('English')
  })

  it('are marked as samples, every one of them', () => {
    const marked = samples.flatMap(({ texts }) => texts)
    expect(coaches.map(({ name }) => name).filter((name) => !marked.includes(name))).toEqual([])
  })
})

describe('the languages of coaching', () => {
  it('begin with English, and each is named once', () => {
    expect(coachingLanguages[0]).toBe('English')
    expect(new Set(coachingLanguages).size).toBe(coachingLanguages.length)
  })

  it('are all named on the coaching page', () => {
    const point = coaching.selection.points.find(({ title }) => title === 'Languages of delivery')
    for (const language of coachingLanguages) expect(point?.text).toContain(language)
  })
})
