import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { parse } from 'yaml'
import { checkContent } from '#content/checks/checkContent.ts'
import { articles as collection } from '#content/collections/articles.ts'
import { articles } from './support/articles.ts'
import { countUnsaved, fillFolder, offerFolder, readFromFolder } from './support/editorFolder.ts'
import { type RunningProgram, startProgram } from './support/startProgram.ts'
import { expect, test } from './support/test.ts'

// The editor has its own origin and reports that no repository is set. Any other host would be an error.
test.use({
  expectedProblems: /^other host: http:\/\/localhost:\d+\/|OAuth application ID is not defined/,
})

// One server for the file.
test.describe.configure({ mode: 'default' })

let editor: RunningProgram
test.beforeAll(async () => {
  // In CI, no window is opened for it.
  editor = await startProgram(['--import', 'tsx', 'scripts/dev.ts', '--edit'], 'The editor is at', {
    CI: 'true',
  })
})
test.afterAll(() => editor.close())

/** An entry in the editor with the site's content. */
async function openEntry(page: Page, entry: string): Promise<void> {
  await offerFolder(page)
  await page.goto(editor.url)
  await fillFolder(page, ['content/articles', 'content/modules', 'content/pages'])
  await page.getByRole('button', { name: 'Open the Folder of the Website' }).click()
  await expect(page.getByRole('row')).toHaveCount(articles.length)
  await page.goto(`${editor.url}#/collections/${entry}`)
}

const HEADLINE = 'Managers who practice at work'

/** Unfolds the first part of a page, and returns the field with its headline. */
async function openTop(page: Page): Promise<Locator> {
  const top = page.getByRole('group', { name: /Top of the page.+Field/ })
  await top.getByRole('button', { name: 'Expand' }).first().click()
  return page.getByRole('textbox', { name: 'Heading' }).first()
}

test('changes the headline of the home page, and nothing else of its words', async ({ page }) => {
  await openEntry(page, 'pages/entries/home')
  await (await openTop(page)).fill(HEADLINE)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const saved = () => readFromFolder(page, 'content/pages/home.yaml')
  await expect.poll(saved).toContain(HEADLINE)
  const before = parse(readFileSync('content/pages/home.yaml', 'utf8'))
  const after = parse((await saved()) ?? '')
  expect(after).toEqual({ ...before, hero: { ...before.hero, heading: HEADLINE } })
})

test('offers again what was left without saving, in the first session as well', async ({ page }) => {
  await openEntry(page, 'pages/entries/home')
  await (await openTop(page)).fill(HEADLINE)
  await expect.poll(() => countUnsaved(page)).toBe(1)
  await page.goto(`${editor.url}#/collections/articles`)
  await expect(page.getByRole('row')).toHaveCount(articles.length)
  await page.goto(`${editor.url}#/collections/pages/entries/home`)
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(await openTop(page)).toHaveValue(HEADLINE)
})

test('writes an article that the site can show', async ({ page }) => {
  await openEntry(page, 'articles/new')
  await expect(page.getByRole('status')).toContainText('creating a new entry')
  await fillArticle(page)
  await page.getByRole('button', { name: 'Save' }).click()
  const file = 'articles/what-the-night-shift-knows.md'
  await expect.poll(() => readFromFolder(page, `content/${file}`)).toBeTruthy()

  const folder = mkdtempSync(path.join(tmpdir(), 'edited-'))
  cpSync('content/modules', path.join(folder, 'modules'), { recursive: true })
  cpSync('content/articles', path.join(folder, 'articles'), { recursive: true })
  writeFileSync(path.join(folder, file), (await readFromFolder(page, `content/${file}`)) ?? '')
  expect(checkContent(folder)).toEqual([])
  const article = collection.list(folder).find(({ id }) => id === 'what-the-night-shift-knows')
  rmSync(folder, { recursive: true })
  expect(article).toMatchObject({
    title: 'What the night shift knows',
    category: 'Team Building',
    date: '2026-11-02',
    tags: ['handover', 'night work', 'trust'],
    shownIn: ['listing'],
    blocks: [
      { kind: 'text', content: ['First, ', { strong: 'listen' }, '.'] },
      { kind: 'heading', text: 'Then act' },
      { kind: 'list', start: 1, items: [{ content: ['Ask'] }, { content: ['Wait'] }] },
    ],
  })
})

/** An author has the same text in all articles. */
const bioOf = (author: string) =>
  collection.list().find((article) => article.author === author)?.authorBio ?? ''

async function fillArticle(page: Page): Promise<void> {
  const write = (name: string, text: string) => page.getByRole('textbox', { name, exact: true }).fill(text)
  await write('Title', 'What the night shift knows')
  await write('Excerpt', 'How one plant learned to ask the night shift what the day had planned wrong.')
  await page.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option', { name: 'Team Building' }).click()
  await write('Author', 'Arjun Menon')
  await write('Author bio', bioOf('Arjun Menon'))
  await page.getByRole('textbox', { name: 'Date' }).fill('2026-11-02')
  await write('Views', '1,240')
  const tags = page.getByRole('group', { name: /Tags.* Field/ })
  const boxes = tags.getByRole('textbox')
  for (const [at, tag] of ['handover', 'night work', 'trust'].entries()) {
    // The editor saves what was typed a moment later, and a click in that moment may be lost.
    await expect(async () => {
      if ((await boxes.count()) === at) await tags.getByRole('button', { name: /^Add / }).click()
      await expect(boxes).toHaveCount(at + 1, { timeout: 3000 })
    }).toPass()
    await boxes.last().fill(tag)
  }
  const listing = page.getByRole('checkbox', { name: 'Listing' })
  await expect(async () => {
    if (!(await listing.isChecked())) await listing.click()
    await expect(listing).toBeChecked({ timeout: 3000 })
  }).toPass()
  await page.getByRole('switch', { name: /Draft/ }).click()
  await page.getByRole('textbox', { name: 'Text', exact: true }).click()
  for (const paragraph of ['First, **listen**.', '## Then act', '1. Ask', 'Wait']) {
    await page.keyboard.type(paragraph)
    if (paragraph !== 'Wait') await page.keyboard.press('Enter')
  }
}
