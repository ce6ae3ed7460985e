import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { documents } from '#content/documents.ts'
import { listFigures } from '#content/figures.ts'
import { home } from '#content/home.ts'
import { leap } from '#content/leap.ts'
import { platforms } from '#content/platforms.ts'
import { leadershipPrograms, transformationPrograms } from '#content/programs/summaries.ts'
import { company } from '#content/site.ts'
import { strategicThinking } from '#content/strategicThinking.ts'
import { downloadMakers } from '../buildDownloads.ts'

async function read(name: string) {
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
  // Lines break anywhere, so white space does not count.
  return {
    pages: pdf.numPages,
    text: texts.join(' ').replace(/\s+/g, ''),
    info: info as { Title?: string },
    mark,
  }
}

const squeeze = (text: string) => text.replace(/\s+/g, '')

const contents: [file: string, title: string, expected: readonly string[]][] = [
  [
    'program-guide.pdf',
    documents.programGuide.title,
    [...leadershipPrograms, ...transformationPrograms].map(({ code }) => code),
  ],
  [
    'strategic-thinking.pdf',
    documents.strategicThinking.title,
    [
      ...strategicThinking.outcomes.shares.map(({ percent }) => `${percent}%`),
      ...strategicThinking.themes.items.map(({ title }) => title),
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

  it('the company brochure has four pages', async () => {
    expect((await read('brochure.pdf')).pages).toBe(4)
  })
})
