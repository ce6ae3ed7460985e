import { type getDocument as GetDocument, getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { about } from '#content/about.ts'
import { documents } from '#content/documents.ts'
import { impact } from '#content/impact.ts'
import { a1 } from '#content/programs/a1.ts'
import { company } from '#content/site.ts'
import { downloadMakers } from '../buildDownloads.ts'
import { paper } from './paper.ts'

type Pdf = Awaited<ReturnType<typeof GetDocument>['promise']>

const files = [
  ['program-guide.pdf', documents.programGuide.title],
  ['strategic-thinking.pdf', documents.strategicThinking.title],
  ['leap-guide.pdf', documents.leapGuide.title],
  ['impact-report.pdf', documents.impactReport.title],
  ['brochure.pdf', documents.brochure.title],
] as const

const made = new Map<string, Promise<Buffer>>()

/** Opens a document. Each file is generated once; the reader takes ownership of its buffer, hence the copy. */
async function open(name: string): Promise<Pdf> {
  const make = downloadMakers[name]
  if (!make) throw new Error(`Nothing makes ${name}`)
  const file = made.get(name) ?? Promise.resolve(make())
  made.set(name, file)
  return getDocument({ data: new Uint8Array(await file), verbosity: 0 }).promise
}

const pagesOf = (pdf: Pdf) =>
  Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)))

interface Node {
  role: string
  alt?: string
  children?: (Node | object)[]
}

/** All elements of a structure tree, depth first. */
const nodesOf = (node: Node): Node[] => [
  node,
  ...(node.children ?? []).filter((child): child is Node => 'role' in child).flatMap(nodesOf),
]

describe.each(files)('%s', (name, title) => {
  it('states its title, language, author and date', async () => {
    const { info } = await (await open(name)).getMetadata()
    expect(info).toMatchObject({ Title: title, Author: company.name, Language: 'en' })
    const stated = documents.date.slice(0, 10).replaceAll('-', '')
    expect((info as { CreationDate: string }).CreationDate).toContain(stated)
  })

  it('is tagged: one title, headings without a gap, lists of items, pictures in words', async () => {
    const pages = await pagesOf(await open(name))
    const trees = await Promise.all(pages.map((page) => page.getStructTree()))
    const nodes = trees.flatMap((tree) => nodesOf(tree as Node))
    const roles = nodes.map(({ role }) => role)
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1)
    const levels = roles.filter((role) => /^H\d$/.test(role)).map((role) => Number(role[1]))
    for (const [index, level] of levels.entries())
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
    expect(roles.filter((role) => role === 'LBody').length).toBeGreaterThan(10)
    for (const { alt } of nodes.filter(({ role }) => role === 'Figure')) expect(alt).toMatch(/\w/)
    expect(roles.filter((role) => role === 'Table').length > 0).toBe(roles.includes('TH'))
  })

  it('fills its pages, keeps inside their margins and numbers them', async () => {
    const pdf = await open(name)
    for (const page of (await pagesOf(pdf)).slice(1)) {
      const { items } = await page.getTextContent()
      const texts = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []))
      const footer = texts.filter(({ transform }) => transform[5] < paper.bottom - 10)
      const body = texts.filter(({ transform }) => transform[5] >= paper.bottom - 10)
      expect(footer.map(({ str }) => str)).toContain(documents.pageOf(page.pageNumber, pdf.numPages))
      expect(Math.min(...body.map(({ transform }) => transform[5]))).toBeLessThan(paper.height * 0.4)
      for (const { str, transform, width } of texts) {
        expect(transform[4], str).toBeGreaterThanOrEqual(paper.left)
        expect(transform[4] + width, str).toBeLessThan(paper.width - paper.right + 4)
      }
    }
  })

  it('leads to its headings by bookmarks, and by links to us', async () => {
    const pdf = await open(name)
    expect((await pdf.getOutline())?.length).toBeGreaterThan(3)
    const annotations = (await Promise.all((await pagesOf(pdf)).map((page) => page.getAnnotations()))).flat()
    const links: string[] = annotations.map(({ unsafeUrl, url }) => unsafeUrl ?? url ?? '')
    expect(links).toContain(`mailto:${company.emails.contact}`)
    for (const { number } of company.phones) expect(links).toContain(`tel:${number.replaceAll(' ', '')}`)
    expect(links.some((link) => link.startsWith(company.website))).toBe(true)
  })
})

it('every cover is a picture of its own, drawn and not a photograph', async () => {
  const covers = await Promise.all(
    files.map(async ([name]) => {
      const page = await (await open(name)).getPage(1)
      const { fnArray, argsArray } = await page.getOperatorList()
      const paths = argsArray.filter((_, index) => fnArray[index] === OPS.constructPath)
      expect(paths.length, name).toBeGreaterThan(20)
      expect(fnArray, name).not.toContain(OPS.paintImageXObject)
      return JSON.stringify(paths.map(([, data]) => data))
    }),
  )
  expect(new Set(covers).size).toBe(files.length)
})

it.each([
  ['brochure.pdf', about.story.stages.map(({ image }) => image.alt)],
  ['impact-report.pdf', impact.metrics.changes.map(({ after }) => `before 100, after ${after}`)],
  ['program-guide.pdf', a1.structure.phases.map(({ name, from, to }) => `${name}: weeks ${from} to ${to}`)],
])('%s says in words what its pictures and charts show', async (name, expected) => {
  const trees = (await pagesOf(await open(name))).map((page) => page.getStructTree())
  const nodes = (await Promise.all(trees)).flatMap((tree) => nodesOf(tree as Node))
  const alts = nodes.flatMap(({ alt }) => alt ?? []).join(' | ')
  for (const words of expected) expect(alts).toContain(words)
})

it('the program guide says truly on which page each program begins, and leads there', async () => {
  const pdf = await open('program-guide.pdf')
  const pages = await pagesOf(pdf)
  const { items } = (await pages[2]?.getTextContent()) ?? { items: [] }
  const entries = items.flatMap((item) => ('str' in item ? [/^(\w+), page (\d+)$/.exec(item.str)] : []))
  const found = entries.flatMap((entry) => (entry ? [[entry[1], Number(entry[2])] as const] : []))
  expect(found).toHaveLength(6)
  for (const [code, number] of found) {
    const first = (await pages[number - 1]?.getTextContent())?.items[0]
    expect(first && 'str' in first && first.str).toMatch(new RegExp(`^${code}:`))
  }
  const targets = ((await pages[2]?.getAnnotations()) ?? []).filter(({ dest }) => typeof dest === 'string')
  expect(targets).toHaveLength(6)
  for (const [index, { dest }] of targets.entries()) {
    const destination = await pdf.getDestination(dest)
    expect((await pdf.getPageIndex(destination?.[0])) + 1).toBe(found[index]?.[1])
  }
})
