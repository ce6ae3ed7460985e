import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type BuiltPage, isRedirectPage, readBuiltPages } from '../build/builtPage.ts'
import type { Findings } from './findings.ts'
import { urlsOfCss } from './findReferenceProblems.ts'

const CLIENT = 'dist/client'
const SHOWN_PAGES = 5

/** Maximum size of a page on the wire, in bytes: text with brotli, fonts as they are. */
const LIMITS = {
  /** Everything a page fetches without interaction, except for what a step to another page needs. Names of chunks alone move it by 150. */
  scripts: 139_000,
  /** HTML with CSS. */
  html: 20_000,
  fonts: 50_000,
}

/** Its five legal documents and the answers for buyers, each with an address of its own, are there without JavaScript. */
const CONTACT_HTML = 24_500

interface WeighedPage {
  route: string
  scripts: readonly string[]
  parts: readonly { name: string; bytes: number; limit: number }[]
}

/** Weighs every built page, and shows the heaviest ones and what the scripts of the first are made of. */
export function checkBudgets(): Findings {
  const weighed: WeighedPage[] = []
  for (const page of readBuiltPages(CLIENT)) if (!isRedirectPage(page)) weighed.push(weigh(page))
  weighed.sort((a, b) => share(b) - share(a))

  const shown = [...weighed.slice(0, SHOWN_PAGES).map(described), ...weighed.slice(0, 1).map(scriptsOf)]
  return {
    problems: weighed
      .filter((page) => share(page) > 1)
      .map((page) => `Over the limit: ${described(page)}\n${scriptsOf(page)}`),
    summary: ['The heaviest pages:', ...shown].join('\n'),
  }
}

function weigh(page: BuiltPage): WeighedPage {
  const css = page.root.querySelectorAll('style').map((style) => style.rawText)
  const scripts = firstViewScripts(page)
  const html = page.route === '/contact' ? CONTACT_HTML : LIMITS.html
  const fonts = latinFonts(css.join('\n')).map((font) => statSync(path.join(CLIENT, font)).size)
  return {
    route: page.route,
    scripts,
    parts: [
      { name: 'scripts', bytes: sum(scripts.map(brotliSize)), limit: LIMITS.scripts },
      { name: 'html', bytes: brotliSize(page.file), limit: html },
      { name: 'fonts', bytes: sum(fonts), limit: LIMITS.fonts },
    ],
  }
}

/** The scripts of a page by the names that the bundler gives them: of a group in vite.config.ts, or of a source file. */
function scriptsOf({ route, scripts }: WeighedPage): string {
  const chunks: { file: string; name?: string }[] = Object.values(
    JSON.parse(readFileSync('dist/current/assets.json', 'utf8')),
  )
  const nameOf = (script: string) => chunks.find(({ file }) => `/${file}` === script)?.name ?? script
  const parts = scripts.map((script) => `${nameOf(script)} ${kilobytes(brotliSize(script))}`)
  return `Scripts of ${route}: ${parts.join(', ')}`
}

/** The scripts that hydrate a page, which the start script loads (scripts/build/deferClient.ts). */
function firstViewScripts(page: BuiltPage): string[] {
  const { 'data-entry': entry, 'data-modules': modules } =
    page.root.querySelector('script[data-entry]')?.attributes ?? {}
  if (!entry) throw new Error(`${page.route} has no start script`)
  return [entry, ...(modules?.split(' ') ?? [])]
}

/** The fonts that a page of English text loads: every `@font-face` of the given CSS but those of other scripts. */
function latinFonts(css: string): string[] {
  const faces = css.match(/@font-face\s*{[^}]*}/g) ?? []
  const latin = faces.filter((face) => !/unicode-range:(?![^;}]*U\+0{1,4}-)/i.test(face))
  return [...new Set(latin.flatMap(urlsOfCss))]
}

const sizes = new Map<string, number>()

/** Cached, because many pages share a file. The smallest files have no compressed copy. */
function brotliSize(file: string): number {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const built = path.join(CLIENT, file)
  const size =
    statSync(`${built}.br`, { throwIfNoEntry: false })?.size ?? brotliCompressSync(readFileSync(built)).length
  sizes.set(file, size)
  return size
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** How close a page comes to its tightest limit; above 1 is too much. */
const share = ({ parts }: WeighedPage) => Math.max(...parts.map(({ bytes, limit }) => bytes / limit))

function described({ route, parts }: WeighedPage): string {
  const shown = parts.map(({ name, bytes, limit }) => `${name} ${kilobytes(bytes)} of ${kilobytes(limit)}`)
  return `${route}: ${shown.join(', ')}`
}
