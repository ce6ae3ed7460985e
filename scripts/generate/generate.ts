import { readFile, writeFile } from 'node:fs/promises'
import '../run/plainErrors.js'
import { brand } from '#content/brand.ts'
import { articles } from '#content/collections/articles.ts'
import { contentDir } from '#content/collections/contentFiles.ts'
import { modules } from '#content/collections/modules.ts'
import { generatedPath } from '#content/collections/publication.ts'
import { photosFile } from '#content/images.ts'
import { fill } from '#content/schema/fill.ts'
import { writeBrandFiles } from '../art/writeBrandFiles.ts'
import { leaveOutMistakes } from '../check/checkContent.ts'
import { type GenerateStep, runWhenChanged } from './runWhenChanged.ts'

/** Served at the root of the site. The dev server, which also shows drafts, has a separate folder, for builds at the same time. */
const PUBLIC = generatedPath('public')
const inPublic = (name: string) => `${PUBLIC}/${name}`
const PRINT_STYLES = 'components/theme/print.css'
/** Inputs of every step; other inputs are listed with the step. */
const CONTENT = ['content', contentDir(), 'package-lock.json']

/**
 * Writes all generated files: logo and icons, pictures, the search index and downloads. Skips steps whose inputs are
 * unchanged. With `--build` it also prints documents whose content has changed.
 */
async function main(): Promise<void> {
  // Another catalog has other counts, but no documents of its own.
  const isBuild = process.argv.includes('--build') && !process.env.CONTENT_DIR
  // A build and the dev server have checked the content before.
  if (process.env.CONTENT_LEFT_OUT === undefined) await leaveOutMistakes()
  /** Drafts and dates affect what is drawn and indexed. */
  const settings = {
    entries: JSON.stringify([modules.list().map(({ slug }) => slug), articles.list().map(({ id }) => id)]),
  }
  for (const step of steps.filter(({ isForBuilds }) => isBuild || !isForBuilds)) {
    const ran = await runWhenChanged({ ...step, settings }, generatedPath('stamps'))
    if (ran) console.log(`Generated: ${step.name}`)
  }
}

// Imported lazily, because copy with counts can't be loaded while the content has errors.
const steps: (GenerateStep & { isForBuilds?: boolean })[] = [
  {
    name: 'brand files',
    inputs: ['content/brand', `${contentDir()}/brand`, 'package-lock.json', 'scripts/art'],
    outputs: ['logo-color.svg', 'favicon.ico', 'site.webmanifest'].map(inPublic),
    run: () => writeBrandFiles(PUBLIC),
  },
  {
    name: 'styles for print',
    inputs: [PRINT_STYLES, 'content/brand', `${contentDir()}/brand`],
    outputs: [inPublic('print.css')],
    run: async () =>
      writeFile(
        inPublic('print.css'),
        fill(await readFile(PRINT_STYLES, 'utf8'), { name: brand.name, domain: brand.domain }),
      ),
  },
  {
    name: 'pictures',
    inputs: [...CONTENT, 'scripts/art', 'scripts/photos'],
    outputs: [inPublic('art'), photosFile()],
    run: async () => {
      ;(await import('../art/drawings.ts')).writeDrawings(inPublic('art'))
      await (await import('../photos/generatePhotos.ts')).generatePhotos(inPublic('images'))
    },
  },
  {
    name: 'search index',
    inputs: [...CONTENT, 'scripts/search', 'components/search'],
    outputs: [inPublic('search')],
    run: async () => (await import('../search/buildSearchIndex.ts')).buildSearchIndex(inPublic('search')),
  },
  {
    name: 'printed documents',
    isForBuilds: true,
    inputs: [...CONTENT, 'components', 'pages/print', 'renderer', 'scripts/art', 'scripts/downloads'],
    outputs: ['downloads/hashes.json'],
    run: async () => (await import('../downloads/printedFiles.ts')).updatePrinted(),
  },
  {
    name: 'downloads',
    inputs: [...CONTENT, 'scripts/downloads', 'downloads'],
    outputs: [inPublic('downloads'), '.generated/downloads.json'],
    run: async () => (await import('../downloads/buildDownloads.ts')).buildDownloads(inPublic('downloads')),
  },
]

await main()
