import { expect, it } from 'vitest'
import { home } from '#content/home.ts'
import type { LandingSection as Content } from '#content/schema/landing.ts'
import { site } from '#content/site.ts'
import { renderPart } from '../testing/renderPart.tsx'
import { LandingSection } from './LandingSection.tsx'

const { voices, closing } = home
const sections: Content[] = [
  { kind: 'quote', voice: voices },
  { kind: 'call', ...closing, button: 'Book' },
]

it('names each section by its own heading, where a kind appears twice', () => {
  const page = renderPart(
    [...sections, ...sections].map((section, at) => {
      const id = `part-${at + 1}`
      return <LandingSection key={id} id={id} section={section} />
    }),
    site,
  )
  const ids = page.querySelectorAll('[id]').map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const section of page.querySelectorAll('section'))
    expect(ids).toContain(section.getAttribute('aria-labelledby'))
})
