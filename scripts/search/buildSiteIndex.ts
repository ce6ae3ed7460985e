import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { z } from 'zod'
import { IndexBuilder } from '#components/search/engine/IndexBuilder.ts'
import type { SearchDocument } from '#components/search/engine/SearchDocument.ts'
import { termsOf } from '#components/search/engine/terms.ts'
import { articles } from '#content/collections/articles.ts'
import { modules } from '#content/collections/modules.ts'
import { readCopy } from '#content/collections/readCopy.ts'
import { staticRoutes } from '#content/routes.ts'
import { synonymFile } from '#content/schema/site.ts'
import { isIndexable, readBuiltPage } from '../build/builtPage.ts'
import { articleDocument, moduleDocument } from './entryDocuments.ts'
import { pageDocument } from './pageDocument.ts'

/** File name of the manifest, which names the folder of the index. */
export const SITE_MANIFEST = 'site.manifest.json'

/**
 * Writes the site search index into `search/` of a finished build: every indexable page, and every module and article
 * whose page was built.
 * @param folder such as "dist/client"
 * @throws Error if a section's anchor doesn't exist in its page
 */
export function buildSiteIndex(folder: string): void {
  writeSiteIndex(withSynonyms(documentsOf(folder)), join(folder, 'search'))
}

function* withSynonyms(documents: Iterable<SearchDocument>): Generator<SearchDocument> {
  const synonyms = readCopy('site/synonyms', synonymFile)
  for (const document of documents) yield addSynonyms(document, synonyms)
}

/**
 * Adds words to the keywords of a document: those that mean the same as its own, and those that lead to its page. The
 * document in the index carries them, so that the browser needs no list.
 */
function addSynonyms(
  document: SearchDocument,
  { same, leadTo }: z.output<typeof synonymFile>,
): SearchDocument {
  const { title, keywords = [], sections } = document
  const own = [title, ...keywords, ...sections.flatMap(({ heading, text }) => [heading, text])]
  const text = ` ${own.flatMap(termsOf).join(' ')} `
  const uses = (words: string) => text.includes(` ${termsOf(words).join(' ')} `)
  const more = [
    ...same.filter((group) => group.some(uses)).flat(),
    ...leadTo.filter(({ pages }) => pages.includes(document.url)).flatMap(({ words }) => words),
  ]
  return { ...document, keywords: [...keywords, ...more.filter((words) => !uses(words))] }
}

function* documentsOf(folder: string): Generator<SearchDocument> {
  for (const route of staticRoutes) {
    const file = fileOf(route)
    if (!existsSync(join(folder, file))) continue
    const page = readBuiltPage(folder, file)
    if (isIndexable(page)) yield pageDocument(page)
  }
  for (const module of modules.list()) yield* builtDocument(folder, moduleDocument(module))
  for (const article of articles.list()) yield* builtDocument(folder, articleDocument(article))
}

const fileOf = (url: string) => (url === '/' ? 'index.html' : `${url.slice(1)}/index.html`)

function* builtDocument(folder: string, document: SearchDocument): Generator<SearchDocument> {
  const file = join(folder, fileOf(document.url))
  if (!existsSync(file)) return
  const html = readFileSync(file, 'utf8')
  const lost = document.sections.filter(({ id }) => id !== '' && !html.includes(`id="${id}"`))
  if (lost.length > 0)
    throw new Error(
      `${document.url}: the page has no element with the id ${lost.map(({ id }) => id).join(', ')}`,
    )
  yield document
}

/**
 * Writes the site search index: a folder whose name changes with its content, and the manifest that names it.
 * Documents are written one by one and not kept.
 * @param parent folder served as "/search"
 */
function writeSiteIndex(documents: Iterable<SearchDocument>, parent: string): void {
  const draft = join(parent, 'site-draft')
  rmSync(draft, { recursive: true, force: true })
  const hash = createHash('sha256')
  const builder = new IndexBuilder((file, content) => {
    const text = JSON.stringify(content)
    hash.update(file).update(text)
    mkdirSync(dirname(join(draft, file)), { recursive: true })
    writeFileSync(join(draft, file), text)
  })
  for (const document of documents) builder.add(document)
  const manifest = builder.finish()

  const name = `site-${hash.update(JSON.stringify(manifest)).digest('hex').slice(0, 10)}`
  rmSync(join(parent, name), { recursive: true, force: true })
  renameSync(draft, join(parent, name))
  writeFileSync(join(parent, SITE_MANIFEST), JSON.stringify({ folder: `/search/${name}`, ...manifest }))
}
