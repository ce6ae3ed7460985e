import { expect, it } from 'vitest'
import { site } from '#content/site.ts'
import { renderPart } from '../testing/renderPart.tsx'
import { Footer } from './Footer.tsx'

it('hides what has no address, instead of linking nowhere', () => {
  const { footer } = site
  const shown = {
    ...site,
    footer: { ...footer, access: { ...footer.access, links: [] }, social: { ...footer.social, href: '' } },
  }
  const html = renderPart(<Footer site={shown} />, shown).toString()
  expect(html).not.toContain(`>${footer.access.heading}<`)
  expect(html).not.toContain(footer.social.label)
  expect(html).not.toMatch(/href="(#|)"/)
})

it('unfolds at most two columns at a time on phones', () => {
  const { footer } = site
  const shown = {
    ...site,
    footer: { ...footer, columns: [...footer.columns, ...footer.columns.slice(0, 2)] },
  }
  const folds = renderPart(<Footer site={shown} />, shown).querySelectorAll('.pair')
  expect(folds.map((fold) => fold.querySelectorAll('.column').length)).toEqual([2, 2, 2])
})
