import { openPage } from './support/openPage.ts'
import { expect, test } from './support/test.ts'

for (const [path, list] of [
  ['/fast-track-modules', '#modules'],
  ['/resources/articles', '#all-articles'],
] as const) {
  /** Titles of the cards. */
  const titlesIn = (selector: string) =>
    [...document.querySelectorAll(`${selector} h3`)].map((title) => title.textContent ?? '')

  test(`${path} answers a letter with the first card, in its own frame, and draws the others after it`, async ({
    page,
  }) => {
    await openPage(page, path)
    await page.getByRole('main').getByRole('searchbox').focus()
    const before = await page.evaluate(titlesIn, list)
    await page.evaluate(() => document.execCommand('insertText', false, 'remote'))
    await expect(page.locator(`${list} mark`).first()).toHaveText(/remote/i)
    await expect.poll(() => page.evaluate(titlesIn, list)).not.toHaveLength(before.length)
    const after = await page.evaluate(titlesIn, list)
    expect(after.length).toBeGreaterThan(0)
    expect(after[0]).not.toBe(before[0])

    await page.getByRole('main').getByRole('searchbox').fill('')
    await expect.poll(() => page.evaluate(titlesIn, list)).toEqual(before)
    const first = await page.evaluate((selector) => {
      document.execCommand('insertText', false, 'remote')
      return [...document.querySelectorAll(`${selector} h3`)].map((title) => title.textContent ?? '')
    }, list)
    expect(first).toEqual([after[0], ...before.slice(1)])
    await expect.poll(() => page.evaluate(titlesIn, list)).toEqual(after)
  })

  test(`${path} says in the frame of a letter that nothing was found, and takes the cards away after it`, async ({
    page,
  }) => {
    await openPage(page, path)
    await page.getByRole('main').getByRole('searchbox').focus()
    const { before, said, cards } = await page.evaluate((selector) => {
      const titles = () =>
        [...document.querySelectorAll(`${selector} h3`)].map(({ textContent }) => textContent)
      const before = titles()
      document.execCommand('insertText', false, 'xyzzy')
      const cover = document.querySelector(`${selector} [data-covers]`)
      return { before, said: cover?.textContent, cards: titles() }
    }, list)
    expect(said).toMatch(/^No (modules|articles)/)
    expect(cards).toEqual(before)
    await expect.poll(() => page.evaluate(titlesIn, list)).toEqual([])
    await expect(page.locator(`${list} [data-covers]`)).toHaveCount(0)
    await expect(page.locator(list)).toContainText(said ?? '')

    // From nothing to something: the first card is there at once.
    const shown = await page.evaluate((selector) => {
      document.execCommand('undo')
      return document.querySelectorAll(`${selector} h3`).length
    }, list)
    expect(shown).toBe(1)
    await expect.poll(() => page.evaluate(titlesIn, list)).toEqual(before)
  })
}
