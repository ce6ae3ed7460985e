import { z } from 'zod'
import type { BuiltPage } from '../build/builtPage.ts'
import type { Manifest } from '../build/readManifest.ts'
import { urlsOfCss } from './readReferences.ts'

const vikeContext = z.object({ pageId: z.string() })

/**
 * The scripts a page needs for hydration: the entry in its HTML (or start script), the page's chunk, and their static
 * imports.
 * @returns paths in the build, without a slash at the start
 * @throws if the HTML or the manifest has an unexpected format
 */
export function firstViewScripts(page: BuiltPage, manifest: Manifest): string[] {
  const context = page.root.querySelector('#vike_pageContext')?.rawText ?? '{}'
  const { pageId } = vikeContext.parse(JSON.parse(context))
  const named = page.root
    .querySelectorAll('script[src], script[data-entry]')
    .map((script) => (script.getAttribute('data-entry') ?? script.getAttribute('src'))?.slice(1))
  const entries = Object.keys(manifest).filter((key) => named.includes(manifest[key]?.file))
  if (entries.length !== named.length)
    throw new Error(`${page.route}: not all of ${named} are in the manifest`)
  const keys = new Set([...entries, `virtual:vike:page-entry:client:${pageId}`])
  for (const key of keys) {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${page.route}: ${key} is not in the manifest`)
    for (const imported of chunk.imports) keys.add(imported)
  }
  return [...keys].map((key) => manifest[key]?.file ?? '')
}

/** The stylesheets that a page links to, as paths in the build. */
export function linkedStyles(page: BuiltPage): string[] {
  return page.root
    .querySelectorAll('link[rel="stylesheet"]')
    .map((link) => (link.getAttribute('href') ?? '').replace(/^\//, ''))
}

/**
 * The fonts that a page of English text loads: every `@font-face` of the given CSS but those of other scripts.
 * @returns paths in the build, without a slash at the start
 */
export function latinFonts(css: string): string[] {
  const faces = css.match(/@font-face\s*{[^}]*}/g) ?? []
  const latin = faces.filter(
    (face) => !/unicode-range/.test(face) || /unicode-range:[^;}]*U\+0{1,4}-/i.test(face),
  )
  return [...new Set(latin.flatMap(urlsOfCss))].map((url) => url.replace(/^\//, ''))
}
