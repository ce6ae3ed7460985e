import { readFileSync } from 'node:fs'
import { type HTMLElement, parse } from 'node-html-parser'
import { beforeAll, describe, expect, it } from 'vitest'
import { company } from '#content/company.ts'
import { documents } from '#content/documents.ts'
import { listFigures } from '#content/figures.ts'
import { home } from '#content/home.ts'
import { leap } from '#content/leap.ts'
import { platforms } from '#content/platforms.ts'
import { a1 } from '#content/programs/a1.ts'
import { a2 } from '#content/programs/a2.ts'
import { a3x } from '#content/programs/a3x.ts'
import { leadershipPrograms, transformationPrograms } from '#content/programs/summaries.ts'
import { t1 } from '#content/programs/t1.ts'
import { t2 } from '#content/programs/t2.ts'
import { t3x } from '#content/programs/t3x.ts'
import type { WorkingPaper } from '#content/schema/workingPaper.ts'
import { strategicThinking } from '#content/strategicThinking.ts'
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

const contents: [file: string, title: string, expected: readonly string[]][] = [
  [
    'program-guide.pdf',
    documents.programGuide.title,
    [
      ...[...leadershipPrograms, ...transformationPrograms].map(({ code }) => code),
      ...[a1, a2, a3x, t1, t2, t3x].flatMap(({ paper }) => textsOf(paper)),
    ],
  ],
  [
    'strategic-thinking.pdf',
    documents.strategicThinking.title,
    [
      ...strategicThinking.outcomes.figures.map(({ figure }) => figure),
      ...strategicThinking.themes.items.map(({ title }) => title),
      ...textsOf(strategicThinking.paper),
    ],
  ],
  [
    'leap-guide.pdf',
    documents.leapGuide.title,
    [
      ...leap.features.items.map(({ title }) => title),
      ...platforms.integration.systems.items.flatMap(({ title, text }) => [title, text]),
      ...platforms.integration.passes.staying,
    ],
  ],
  [
    'impact-report.pdf',
    documents.impactReport.title,
    Object.values(listFigures()).flatMap(({ figure, counted }) => [figure, counted]),
  ],
  [
    'brochure.pdf',
    documents.brochure.title,
    [
      ...home.figures.map(({ figure }) => figure),
      company.emails.contact,
      ...company.phones.map(({ number }) => number),
    ],
  ],
]

describe.each(contents)('%s', (name, title, expected) => {
  it('holds the facts of the content', () => {
    const text = squeeze(pageOf(name).textContent)
    for (const part of expected) expect(text, part).toContain(squeeze(part))
  })

  it('is printed with title, language, tags and bookmarks, and no page too many', () => {
    const pdf = readFileSync(`${PRINTED}/${name}`, 'latin1')
    const catalog = /<<\/Type \/Catalog[\s\S]*?endobj/.exec(pdf)?.[0]
    expect(pdf).toContain(`/Title (${title})`)
    expect(catalog).toContain('/Lang (en)')
    expect(catalog).toContain('/Marked true')
    expect(catalog).toMatch(/\/StructTreeRoot \d+ 0 R/)
    expect(catalog).toMatch(/\/Outlines \d+ 0 R/)
    const pageCount = pdf.match(/<<\/Type \/Page\n/g)?.length
    // The cover, and a page for each sheet that is not meant to flow on.
    const full = 1 + pageOf(name).querySelectorAll('[data-sheet="full"]').length
    const flowing = pageOf(name).querySelectorAll('[data-sheet="flowing"]').length
    expect(pageCount).toBeGreaterThanOrEqual(full + flowing)
    expect(pageCount).toBeLessThan(full + 5 * flowing + 2)
  })
})
