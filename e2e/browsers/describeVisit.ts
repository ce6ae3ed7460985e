import { legalTexts } from '#content/legal.ts'
import { expect, siteTest } from '../support/test.ts'
import type { Visitor } from './Visitor.ts'

const privacy = legalTexts.find(({ id }) => id === 'privacy')

/**
 * The main tasks of a visitor in another browser, with focus on differences between engines.
 * @param start starts the browser, once for all tests
 */
export function describeVisit(browserName: string, start: () => Promise<Visitor>): void {
  const test = siteTest.extend<object, { visitor: Visitor }>({
    visitor: [
      async ({ site: _ }, use) => {
        const visitor = await start()
        await use(visitor)
        await visitor.close()
      },
      { scope: 'worker', timeout: 90_000 },
    ],
  })

  test.describe(browserName, () => {
    // All tests share one browser, in sequence.
    test.describe.configure({ mode: 'default' })
    test.beforeEach(({ visitor }) => visitor.resize(1280, 900))

    test('finds a module, books a demo about it, and sales gets the mail', async ({
      visitor,
      site,
      mailbox,
    }) => {
      const company = `${browserName} Works Ltd`
      await visitor.open(`${site.url}/fast-track-modules`)
      await visitor.type('input[type="search"]', 'feedback')
      await expect.poll(() => visitor.look(cards)).toBe('Feedback That Lands')
      await visitor.click('article a', 'Learn More')
      await expect.poll(() => visitor.look(heading)).toBe('Feedback That Lands')
      await visitor.click('header [data-testid="button-demo"]')
      await expect.poll(() => visitor.look(focusedField)).toBe('Full Name')

      await visitor.press('Enter')
      await expect.poll(() => visitor.look(wrongFields)).toBe(4)
      expect(await visitor.look(focusedField)).toBe('Full Name')
      await visitor.type('dialog [name="name"]', 'Asha Rao')
      await visitor.type('dialog [name="email"]', 'asha@example.com')
      await visitor.type('dialog [name="company"]', company)
      await visitor.type('dialog [name="companySize"]', '1000+')
      await visitor.click('dialog [type="submit"]')
      const mail = await mailbox.waitFor(({ text }) => text?.includes(company) ?? false)
      expect(mail.text).toContain('Feedback That Lands')
      await expect.poll(() => visitor.look(openDialog)).toBeNull()
      await expect.poll(() => visitor.look(allText)).toContain('Demo Request Submitted!')
    })

    test('sends a message from the contact page, which stays confirmed', async ({
      visitor,
      site,
      mailbox,
    }) => {
      const company = `${browserName} Letters Ltd`
      await visitor.open(`${site.url}/contact?topic=a1`)
      await visitor.type('#general-contact [name="name"]', 'Asha Rao')
      await visitor.type('#general-contact [name="email"]', 'asha@example.com')
      await visitor.type('#general-contact [name="company"]', company)
      await visitor.type('#general-contact [name="companySize"]', '1-50')
      await visitor.click('#general-contact [type="submit"]')
      await mailbox.waitFor(({ text }) => text?.includes(company) ?? false)
      await expect.poll(() => visitor.look(confirmation)).toMatch(/^Message Sent!.*[A-Z0-9]{5}-[A-Z0-9]{5}/)
    })

    test('opens the menus under the pointer, by a click and by keyboard', async ({ visitor, site }) => {
      await visitor.open(`${site.url}/about`)
      await visitor.hover('header button', 'Solutions')
      await expect.poll(() => visitor.look(openMenu)).toBe('Solutions')
      await visitor.click('header button', 'Platforms')
      await expect.poll(() => visitor.look(openMenu)).toBe('Platforms')
      await visitor.press('Escape')
      await visitor.hover('main h1')
      await expect.poll(() => visitor.look(openMenu)).toBeNull()
      await visitor.press('Enter')
      await expect.poll(() => visitor.look(openMenu)).toBe('Platforms')
      await visitor.press('Tab')
      await visitor.press('Enter')
      await expect.poll(() => visitor.look(pathname)).toBe('/platforms/leap')
      expect(await visitor.look(openMenu)).toBeNull()
    })

    test('opens the drawer on a phone; Back closes it, a link in it leads on', async ({ visitor, site }) => {
      await visitor.resize(500, 844)
      await visitor.open(`${site.url}/about`)
      await visitor.click('header button', 'Menu')
      await expect.poll(() => visitor.look(openDialog)).toBe('Menu')
      await visitor.back()
      await expect.poll(() => visitor.look(openDialog)).toBeNull()
      expect(await visitor.look(pathname)).toBe('/about')
      await visitor.click('header button', 'Menu')
      await visitor.click('dialog a', 'Industries')
      await expect.poll(() => visitor.look(pathname)).toBe('/industries')
      expect(await visitor.look(openDialog)).toBeNull()
    })

    test('searches the site from the keyboard', async ({ visitor, site }) => {
      await visitor.open(`${site.url}/about`)
      await visitor.press('/')
      await expect.poll(() => visitor.look(openDialog)).toBe('Search the site')
      await visitor.type('dialog input', 'give feedback')
      await expect.poll(() => visitor.look(chosenResult)).toContain('Feedback That Lands')
      await visitor.press('Enter')
      await expect.poll(() => visitor.look(heading)).toBe('Feedback That Lands')
    })

    test('filters the modules; Back and a pasted link bring the same', async ({ visitor, site }) => {
      await visitor.open(`${site.url}/fast-track-modules?audience=senior-leaders`)
      const linked = await visitor.look(cards)
      await visitor.open(`${site.url}/fast-track-modules`)
      const all = await visitor.look(cards)
      await visitor.click('[role="group"] button', 'Senior Leaders')
      await expect.poll(() => visitor.look(cards)).toBe(linked)
      expect(linked).not.toBe(all)
      await visitor.back()
      await expect.poll(() => visitor.look(cards)).toBe(all)
    })

    test('moves the carousel, and saves an article', async ({ visitor, site }) => {
      await visitor.open(`${site.url}/resources`)
      const first = await visitor.look(firstSlide)
      await visitor.click('button', 'Next article')
      await expect.poll(() => visitor.look(firstSlide)).not.toBe(first)
      await visitor.open(`${site.url}/resources/articles/building-resilient-leaders`)
      await visitor.click('main button[aria-pressed]', 'Save')
      await expect.poll(() => visitor.look(savedArticles)).toBe(1)
    })

    // Last, because WebKit remembers a failed script even on later pages.
    test('keeps the page when the server is away, and goes on when it is back', async ({ visitor, site }) => {
      await visitor.open(`${site.url}/leadership/a1`)
      const text = (await visitor.look(allText)).length
      await site.stop()
      await visitor.click('footer a', 'Privacy Policy')
      await expect.poll(() => visitor.look(allText)).toContain('This couldn’t be loaded.')
      expect((await visitor.look(allText)).length).toBeGreaterThan(0.9 * text)
      await site.start()
      await visitor.click('footer a', 'Privacy Policy')
      // These browsers never retry a failed script, so the address of the control is used.
      // While the document changes, there is nothing to look at.
      await expect.poll(() => visitor.look(pathname).catch(() => '')).toBe('/contact')
      await expect.poll(() => visitor.look(allText).catch(() => '')).toContain(privacy?.parts[0]?.heading)
    })
  })
}

// Each of these runs in the page.
const pathname = () => location.pathname
const allText = () => document.body.innerText
const confirmation = () => document.querySelector('[data-confirmation]')?.textContent
const heading = () => document.querySelector('h1')?.textContent ?? ''
const cards = () =>
  [...document.querySelectorAll('#modules article :is(h3, h4)')].map((title) => title.textContent).join()
const openDialog = () => {
  const dialog = document.querySelector('dialog:modal')
  const label = dialog?.getAttribute('aria-labelledby')
  return dialog
    ? (dialog.getAttribute('aria-label') ?? document.getElementById(label ?? '')?.textContent)
    : null
}
const openMenu = () => document.querySelector('header button[aria-expanded="true"]')?.textContent ?? null
const focusedField = () => (document.activeElement as HTMLInputElement).labels?.[0]?.textContent ?? null
const wrongFields = () => document.querySelectorAll('dialog [aria-invalid="true"]').length
const chosenResult = () => document.querySelector('dialog [role="option"][aria-selected="true"]')?.textContent
const savedArticles = () => document.querySelectorAll('main button[aria-pressed="true"]').length
const firstSlide = () => {
  const left = document.querySelector('.viewport')?.getBoundingClientRect().left ?? 0
  const slides = [...document.querySelectorAll('.viewport li')]
  return slides.find((slide) => slide.getBoundingClientRect().left >= left)?.querySelector('h3')?.textContent
}
