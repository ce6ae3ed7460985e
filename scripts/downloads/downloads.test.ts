import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
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
import { company } from '#content/site.ts'
import { strategicThinking } from '#content/strategicThinking.ts'
import { downloadMakers } from '../buildDownloads.ts'

const known = new Map<string, ReturnType<typeof readAnew>>()

/** Makes and reads a file, once per name. */
function read(name: string) {
  const found = known.get(name) ?? readAnew(name)
  known.set(name, found)
  return found
}

async function readAnew(name: string) {
  const file = await downloadMakers[name]?.()
  if (!file) throw new Error(`Nothing makes ${name}`)
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise
  const texts: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  const { info } = await pdf.getMetadata()
  const mark = await pdf.getMarkInfo()
  // Line breaks vary, so whitespace is ignored.
  return {
    pages: pdf.numPages,
    text: texts.join(' ').replace(/\s+/g, ''),
    info: info as { Title?: string },
    mark,
  }
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
      ...strategicThinking.outcomes.shares.map(({ percent }) => `${percent}%`),
      ...strategicThinking.themes.items.map(({ title }) => title),
      ...textsOf(strategicThinking.paper),
    ],
  ],
  [
    'leap-guide.pdf',
    documents.leapGuide.title,
    [
      ...leap.features.items.map(({ title }) => title),
      ...platforms.integration.systems.items.flatMap(({ label, text }) => [label, text]),
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

describe('files to take away', () => {
  it.each(contents)(
    '%s holds the figures of the content, a title, tags and page numbers',
    async (file, title, expected) => {
      const { pages, text, info, mark } = await read(file)
      for (const part of expected) expect(text, part).toContain(squeeze(part))
      expect(info.Title).toBe(title)
      expect(mark?.Marked).toBe(true)
      expect(text).toContain(squeeze(documents.pageOf(pages, pages)))
    },
  )

  it.each([
    ['brochure.pdf', 4],
    ['strategic-thinking.pdf', 5],
    ['leap-guide.pdf', 6],
    ['impact-report.pdf', 9],
    // Three pages per program, and four others.
    ['program-guide.pdf', 22],
  ])('%s has %i pages', async (file, pages) => {
    expect((await read(file)).pages).toBe(pages)
  })

  it('the same content gives the same bytes', async () => {
    const make = downloadMakers['strategic-thinking.pdf']
    const [first, second] = [await make?.(), await make?.()]
    expect(first?.equals(second ?? Buffer.of())).toBe(true)
  })
})
