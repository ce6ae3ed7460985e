import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { photoArt } from './art/photoArt.ts'
import type { SharePage } from './art/SharePage.ts'
import { shareImage } from './art/shareImage.ts'
import { writeIfChanged } from './art/writeIfChanged.ts'

export interface ShareOptions {
  shareDir?: string
  artDir?: string
  publicDir?: string
  cacheDir?: string
}

const MAX_CONCURRENT_RENDERS = 4

/**
 * Writes a 1200 x 630 PNG for each page. Images are cached by the hash of their content, so unchanged pages aren't
 * rendered again. Images of removed pages are deleted.
 * @throws if a page's picture doesn't exist, or two pages have the same slug
 */
export async function generateShareImages(pages: readonly SharePage[], options: ShareOptions = {}) {
  const {
    shareDir = 'public/share',
    artDir = 'public/art',
    publicDir = 'public',
    cacheDir = '.generated/share-cache',
  } = options
  const files = new Set(pages.map(({ slug }) => `${slug}.png`))
  if (files.size < pages.length) throw new Error('share images: two pages have the same slug')
  mkdirSync(cacheDir, { recursive: true })
  const used = new Set<string>()
  let rendered = 0
  const queue = [...pages]
  const work = async () => {
    for (let page = queue.shift(); page; page = queue.shift()) {
      const first = page.photo && (await photoArt(join(publicDir, page.photo)))
      const read = (key: string) => readFileSync(join(artDir, `${key}.svg`), 'utf8')
      const arts = [first ?? read(page.artKey), ...(page.more ?? []).map(read)]
      const svg = await shareImage({ ...page, arts })
      const cached = `${createHash('sha256').update(svg).digest('hex').slice(0, 24)}.png`
      used.add(cached)
      if (!existsSync(join(cacheDir, cached))) {
        writeFileSync(join(cacheDir, cached), await render(svg))
        rendered++
      }
      writeIfChanged(join(shareDir, `${page.slug}.png`), readFileSync(join(cacheDir, cached)))
    }
  }
  await Promise.all(Array.from({ length: MAX_CONCURRENT_RENDERS }, work))
  removeOthers(cacheDir, used)
  removeOthers(shareDir, files)
  return { images: pages.length, rendered }
}

async function render(svg: string) {
  const { renderAsync } = await import('@resvg/resvg-js')
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } })
  return image.asPng()
}

function removeOthers(folder: string, wanted: ReadonlySet<string>) {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile() && !wanted.has(file.slice(join(folder, '/').length).replaceAll('\\', '/')))
      rmSync(file)
  }
}
