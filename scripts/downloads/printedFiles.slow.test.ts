import { readFileSync } from 'node:fs'
import { type HTMLElement, parse } from 'node-html-parser'
import { beforeAll, describe, expect, it } from 'vitest'
import { documents } from '#content/documents.ts'
import { listFigures } from '#content/figures.ts'
import { a1 } from '#content/programs/a1.ts'
import { a2 } from '#content/programs/a2.ts'
import { a3x } from '#content/programs/a3x.ts'
import { t1 } from '#content/programs/t1.ts'
import { t2 } from '#content/programs/t2.ts'
import { t3x } from '#content/programs/t3x.ts'
import type { WorkingPaper } from '#content/schema/workingPaper.ts'
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

/** All texts on a working paper. */
const textsOf = ({ title, purpose, when, parts, signatures, caption }: WorkingPaper) => [
  ...[title, purpose, when, caption],
  ...signatures.flatMap(({ role, name, date }) => [role, `${name}, ${date}`]),
  ...parts.flatMap((part) => {
    if (part.kind === 'fields') return part.fields.flatMap(({ label, value }) => [label, value])
    if (part.kind === 'list') return [part.title, ...part.items.map(({ text }) => text)]
    return [part.title, ...part.columns, ...part.rows.flat()]
  }),
]

const titles: [file: string, title: string][] = [
  ['program-guide.pdf', documents.programGuide.title],
  ['strategic-thinking.pdf', documents.strategicThinking.title],
  ['leap-guide.pdf', documents.leapGuide.title],
  ['impact-report.pdf', documents.impactReport.title],
  ['brochure.pdf', documents.brochure.title],
]

it('holds every working paper, and every figure with its source', () => {
  const guide = squeeze(pageOf('program-guide.pdf').textContent)
  for (const text of [a1, a2, a3x, t1, t2, t3x].flatMap(({ paper }) => textsOf(paper)))
    expect(guide, text).toContain(squeeze(text))
  const report = squeeze(pageOf('impact-report.pdf').textContent)
  for (const text of Object.values(listFigures()).flatMap(({ figure, counted }) => [figure, counted]))
    expect(report, text).toContain(squeeze(text))
})

describe.each(titles)('%s', (name, title) => {
  it('is printed with title, language, tags and bookmarks, and no page too many', () => {
    const pdf = readFileSync(`${PRINTED}/${name}`, 'latin1')
    const catalog = /<<\/Type \/Catalog[\s\S]*?endobj/.exec(pdf)?.[0]
    expect(pdf).toContain(`/Title (${title})`)
    for (const entry of ['/Lang (en)', '/Marked true', '/Outlines ']) expect(catalog).toContain(entry)
    const pageCount = pdf.match(/<<\/Type \/Page\n/g)?.length
    // The cover, and a page for each sheet that is not meant to flow on.
    const full = 1 + pageOf(name).querySelectorAll('[data-sheet="full"]').length
    const flowing = pageOf(name).querySelectorAll('[data-sheet="flowing"]').length
    expect(pageCount).toBeGreaterThanOrEqual(full + flowing)
    expect(pageCount).toBeLessThan(full + 5 * flowing + 2)
  })
})
