import { builtFileOf } from './support/builtFileOf.ts'
import { lateChunks } from './support/lateChunks.ts'
import { openPage } from './support/openPage.ts'
import { expect, test } from './support/test.ts'

const namesOf = (route: string) => lateChunks(route).map(({ name }) => name)

test('what a page loads late is known from the build', async ({ page }) => {
  const late = lateChunks('/').map(({ file }) => file)
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) requested.push(pathname.slice(1))
  })

  await openPage(page, '/')
  await page.locator('[data-testid="button-demo"]:visible').first().click()
  await expect(page.getByRole('dialog', { name: 'Book Your Demo' })).toBeVisible()

  const html = await (await page.request.get('/')).text()
  expect(late.filter((file) => html.includes(file))).toEqual([])
  expect(requested).toContain(builtFileOf('components/enquiry/DemoDialog.tsx'))
  const own = requested.filter((file) => !html.includes(file))
  expect(own.length).toBeGreaterThan(0)
  expect(late).toEqual(expect.arrayContaining(own))
})

test('each page has its own late parts, those of the shell, and no other page', () => {
  expect(namesOf('/platforms/ai-arena')).toContain('components/arena/ArenaPractice.tsx')
  expect(namesOf('/')).not.toContain('components/arena/ArenaPractice.tsx')
  // Requested only by code that itself is lazily loaded.
  expect(namesOf('/impact')).toContain('components/enquiry/addToMessage.ts')
  for (const route of ['/', '/about', '/404.html']) {
    expect(namesOf(route)).toContain('components/search/dialog/SearchResults.tsx')
    expect(namesOf(route).filter((name) => name.includes('page-entry'))).toEqual([])
  }
})

test('a page that is not built has no late parts to tell of', () => {
  expect(() => lateChunks('/no/such/page')).toThrow('ENOENT')
})
