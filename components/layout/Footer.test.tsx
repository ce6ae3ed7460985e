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
