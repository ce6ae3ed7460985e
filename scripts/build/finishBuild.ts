import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from 'vite'
import { articleListing } from '#content/articleListing.ts'
import { company } from '#content/brand.ts'
import { articles } from '#content/collections/articles.ts'
import { generatedPath, showsUnpublished } from '#content/collections/publication.ts'
import { readRedirects } from '#content/collections/redirects.ts'
import { publicAddress } from '#content/collections/resolveAddress.ts'
import { articlePath } from '#content/routes.ts'
import { readAnalytics } from '#content/schema/analytics.ts'
import { originTag } from '#content/schema/responseHeaders.ts'
import { buildEditor, EDITOR_PATH } from '../editor/buildEditor.ts'
import { buildSiteIndex } from '../search/buildSiteIndex.ts'
import { generateShareImages } from '../share/generateShareImages.ts'
import type { SharePage } from '../share/shareImage.ts'
import { sharePage } from '../share/sharePage.ts'
import { BUILD, outDir } from './buildFolders.ts'
import { builtPage, canonicalOf, isIndexable, listBuiltPages, readBuiltPages } from './builtPage.ts'
import { compressFiles } from './compressFiles.ts'
import { deferClient, startScript } from './deferClient.ts'
import { feedXml, sitemapXml } from './feeds.ts'
import { addPolicyTag, headersFile } from './headersFile.ts'
import { listFiles } from './listFiles.ts'
import { writeRedirects } from './redirectFiles.ts'

const CLIENT = path.join(outDir(), 'client')
/** Number of articles in the feed, limited because readers poll it often. */
const MAX_FEED_ENTRIES = 100

const headTags =
  originTag('analytics', readAnalytics(process.env.ANALYTICS)?.origin) +
  originTag('endpoints', process.env.VITE_API_BASE)

/** Facts about the pages for the rest of the build; the pages are too many to keep. */
interface PageFacts {
  routes: Set<string>
  indexable: string[]
  shared: Map<string, SharePage>
  home: string | undefined
}

/** Completes the pre-rendered pages with what hosts and search engines need, and writes the compressed copies. */
async function main(): Promise<void> {
  moveNotFoundPages()
  const { routes, indexable, shared, home } = finishPages()
  if (!home) throw new Error('The home page was not built or names no canonical address')
  const { origin } = new URL(home)
  const pictures = generateShareImages([...shared.values()], {
    shareDir: path.join(CLIENT, 'share'),
    publicDir: generatedPath('public'),
  })

  write('sitemap.xml', sitemapXml(indexable.map((route) => origin + route)))
  // A build with drafts is for colleagues (docs/publishing.md).
  const rule = showsUnpublished() ? 'Disallow' : 'Allow'
  write('robots.txt', `User-agent: *\n${rule}: /\n\nSitemap: ${origin}/sitemap.xml\n`)
  write('feed.xml', feed(routes, origin))
  buildSiteIndex(CLIENT)
  const editor = await addEditor()
  write('_headers', headersFile({ pages: readBuiltPages(CLIENT), files: addresses(), editor }))
  writeRedirects(outDir(), findRedirects(routes), origin)
  const compressed = await compressFiles(CLIENT, path.join(BUILD, 'client'))
  await pictures
  console.log(`${routes.size} pages, ${compressed} files with compressed copies`)
}

/**
 * Moves the 404 pages to where static hosts look for them: a page pre-rendered at `<folder>/404` becomes
 * `<folder>/404.html`, shown for every unknown address of that folder with status 404.
 */
function moveNotFoundPages(): void {
  for (const folder of ['fast-track-modules', 'resources/articles'].map((name) => path.join(CLIENT, name))) {
    const built = path.join(folder, '404', 'index.html')
    if (!existsSync(built)) continue
    renameSync(built, path.join(folder, '404.html'))
    rmSync(path.join(folder, '404'), { recursive: true })
  }
}

/** The redirects from no page to a page; the check warns of the others (content/checks/checkRedirects.ts). */
const findRedirects = (routes: ReadonlySet<string>) =>
  readRedirects()
    .map(({ from, to }) => ({ from, to: publicAddress(to) }))
    .filter(({ from, to }) => !routes.has(from) && routes.has(to.split('#')[0] ?? ''))

/**
 * Builds the editor page if a repository is set.
 * @returns its HTML
 */
async function addEditor(): Promise<string | undefined> {
  if (!process.env.CMS_REPOSITORY) return undefined
  const folder = path.join(CLIENT, EDITOR_PATH)
  await buildEditor(folder, process.env.CMS_REPOSITORY)
  return readFileSync(path.join(folder, 'index.html'), 'utf8')
}

/** Writes the final form of every page. */
function finishPages(): PageFacts {
  const script = startScript()
  // Vike's name for Vite's manifest.
  const manifest: Manifest = JSON.parse(readFileSync(path.join(outDir(), 'assets.json'), 'utf8'))
  const facts: PageFacts = { routes: new Set(), indexable: [], shared: new Map(), home: undefined }
  for (const file of listBuiltPages(CLIENT)) {
    const built = readFileSync(path.join(CLIENT, file), 'utf8').replace('</head>', () => `${headTags}</head>`)
    const page = builtPage(file, deferClient(built, script, manifest))
    write(file, addPolicyTag(page))
    facts.routes.add(page.route)
    if (isIndexable(page)) facts.indexable.push(page.route)
    if (page.route === '/') facts.home = canonicalOf(page)
    // A copy, because a part of a string keeps the whole page in memory.
    const share = structuredClone(sharePage(page))
    if (share && !facts.shared.has(share.slug)) facts.shared.set(share.slug, share)
  }
  return facts
}

/** The addresses of all files of the build. */
const addresses = () => listFiles(CLIENT).map((file) => file.slice(CLIENT.length))

function feed(routes: ReadonlySet<string>, origin: string): string {
  return feedXml({
    title: `${company.name}: ${articleListing.head.title}`,
    description: company.tagline,
    origin,
    entries: articles
      .list()
      .map((article) => ({ path: articlePath(article.id), article }))
      .filter((entry) => routes.has(entry.path))
      .slice(0, MAX_FEED_ENTRIES),
  })
}

function write(name: string, content: string): void {
  writeFileSync(path.join(CLIENT, name), content)
}

await main()
