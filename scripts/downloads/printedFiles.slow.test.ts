import { readFileSync } from 'node:fs'
import { type HTMLElement, parse } from 'node-html-parser'
import { beforeAll, expect, it } from 'vitest'
import { listFigures } from '#content/figures.ts'
import { a1, a2, a3x, t1, t2, t3x } from '#content/programs.ts'
import { PRINTED } from './buildDownloads.ts'
import { isOutdated } from './printedFiles.ts'
import { renderDocuments } from './renderDocuments.ts'

const pages = new Map<string, HTMLElement>()
const outdated: string[] = []

beforeAll(async () => {
  for (const [name, document] of await renderDocuments()) {
    pages.set(name, parse(document.html))
    if (isOutdated(name, document)) outdated.push(name)
  }
})

it('is as new as the content: otherwise run npm run build with a Chromium and commit downloads/', () => {
  expect(outdated).toEqual([])
})

const pageOf = (name: string) => {
  const page = pages.get(name)
  if (!page) throw new Error(`Nothing is rendered for ${name}`)
  return page
}

const squeeze = (text: string) => text.replace(/\s+/g, '')

/** All texts on a working paper. Single words in lower case decide on its looks. */
const textsOf = (paper: object): string[] =>
  Object.values(paper).flatMap((value) => {
    if (typeof value === 'object') return textsOf(value)
    return typeof value === 'string' && !/^[a-z]+$/.test(value) ? [value] : []
  })

it('holds every working paper, and every figure with its source', () => {
  const guide = squeeze(pageOf('program-guide.pdf').textContent)
  for (const text of [a1, a2, a3x, t1, t2, t3x].flatMap(({ paper }) => textsOf(paper)))
    expect(guide, text).toContain(squeeze(text))
  const report = squeeze(pageOf('impact-report.pdf').textContent)
  for (const text of Object.values(listFigures()).flatMap(({ figure, counted }) => [figure, counted]))
    expect(report, text).toContain(squeeze(text))
})

it('waits for every picture: one that loads late would be missing', () => {
  for (const [name, page] of pages) expect(page.querySelectorAll('[loading="lazy"]'), name).toEqual([])
})

it('has title, language, tags and bookmarks in each file, and no page too many', () => {
  expect(pages.size).toBe(5)
  for (const [name, page] of pages) {
    const pdf = readFileSync(`${PRINTED}/${name}`, 'latin1')
    const catalog = /<<\/Type \/Catalog[\s\S]*?endobj/.exec(pdf)?.[0]
    expect(pdf).toContain(`/Title (${page.querySelector('title')?.text})`)
    for (const entry of ['/Lang (en)', '/Marked true', '/Outlines ']) expect(catalog, name).toContain(entry)
    const pageCount = pdf.match(/<<\/Type \/Page\n/g)?.length
    // The cover, and a page for each sheet that is not meant to flow on.
    const full = 1 + page.querySelectorAll('[data-sheet="full"]').length
    const flowing = page.querySelectorAll('[data-sheet="flowing"]').length
    expect(pageCount, name).toBeGreaterThanOrEqual(full + flowing)
    expect(pageCount, name).toBeLessThan(full + 5 * flowing + 2)
  }
})
