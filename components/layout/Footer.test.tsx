import { ChakraProvider } from '@chakra-ui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import type { SiteContent } from '#content/site.ts'
import { site } from '#content/site.ts'
import { ShellContext } from '../shell/ShellContext.tsx'
import { system } from '../theme/system.ts'
import { Footer } from './Footer.tsx'

const render = (shown: SiteContent) =>
  renderToStaticMarkup(
    <ChakraProvider value={system}>
      <MemoryRouter>
        <ShellContext value={{ site: shown, topic: undefined }}>
          <Footer site={shown} />
        </ShellContext>
      </MemoryRouter>
    </ChakraProvider>,
  )

describe('Footer', () => {
  it('hides what has no address, instead of linking nowhere', () => {
    const { footer } = site
    const html = render({
      ...site,
      footer: { ...footer, access: { ...footer.access, links: [] }, social: { ...footer.social, href: '' } },
    })
    expect(html).not.toContain(`>${footer.access.heading}<`)
    expect(html).not.toContain(footer.social.label)
    expect(html).not.toMatch(/href="(#|)"/)
  })
})
