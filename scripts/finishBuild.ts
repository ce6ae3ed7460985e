import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { loadArticles } from '#content/collections/articles.ts'
import { articlePath } from '#content/routes.ts'
import { company } from '#content/site.ts'
import { writeBuildStamp } from './build/buildStamp.ts'
import { type BuiltPage, canonicalOf, isIndexable, listBuiltPages, readBuiltPage } from './build/builtPage.ts'
import { compressFiles } from './build/compressFiles.ts'
import { deferClient, writeStartScript } from './build/deferClient.ts'
import { feedXml } from './build/feedXml.ts'
import { addPolicyTag, headersFile } from './build/headersFile.ts'
import { listFiles } from './build/listFiles.ts'
import { moveNotFoundPages } from './build/moveNotFoundPages.ts'
import { sharePages } from './build/sharePages.ts'
import { sitemapXml } from './build/sitemapXml.ts'
import { buildSiteIndex } from './buildSiteIndex.ts'
import { generateShareImages } from './generateShareImages.ts'

const CLIENT = 'dist/client'

/** Adds to the pre-rendered pages what a host and a search engine need, and the compressed copies. */
async function main(): Promise<void> {
  moveNotFoundPages(CLIENT)
  const startScript = writeStartScript(CLIENT)
  for (const file of listBuiltPages(CLIENT)) {
    write(file, deferClient(readFileSync(path.join(CLIENT, file), 'utf8'), startScript))
  }
  const pages = listBuiltPages(CLIENT).map((file) => readBuiltPage(CLIENT, file))
  await generateShareImages(sharePages(pages), { shareDir: `${CLIENT}/share` })
  const origin = originOf(pages)
  const headerOptions = { https: true, apiOrigin: process.env.VITE_API_BASE || undefined }

  write('sitemap.xml', sitemapXml(pages.filter(isIndexable).map(({ route }) => origin + route)))
  write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`)
  write('feed.xml', feed(pages, origin))
  buildSiteIndex(CLIENT)
  write('_headers', headersFile(pages, addresses(), headerOptions))
  for (const page of pages) {
    const html = addPolicyTag(page, headerOptions)
    if (html !== page.html) write(page.file, html)
  }
  const compressed = await compressFiles(CLIENT)
  writeBuildStamp()
  console.log(`${pages.length} pages, ${compressed} files with compressed copies.`)
}

/** Address of every file of the build. */
const addresses = () => listFiles(CLIENT).map((file) => file.slice(CLIENT.length))

/** The site's own address, as the home page states it. */
function originOf(pages: BuiltPage[]): string {
  const home = pages.find((page) => page.route === '/')
  const canonical = home && canonicalOf(home)
  if (!canonical) throw new Error('The home page was not built or names no canonical address')
  return new URL(canonical).origin
}

function feed(pages: BuiltPage[], origin: string): string {
  const routes = new Set(pages.map((page) => page.route))
  return feedXml({
    title: `${company.name} articles`,
    description: company.tagline,
    origin,
    entries: loadArticles()
      .map((article) => ({ path: articlePath(article.id), article }))
      .filter((entry) => routes.has(entry.path)),
  })
}

function write(name: string, content: string): void {
  writeFileSync(path.join(CLIENT, name), content)
}

await main()
