import { createHash } from 'node:crypto'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteDocument } from '#components/search/engine/site/SiteDocument.ts'
import { SiteIndexBuilder } from '#components/search/engine/site/SiteIndexBuilder.ts'
import {
  documentFile,
  SITE_INDEX_VERSION,
  SITE_MANIFEST,
  type SiteManifest,
} from '#components/search/engine/site/SiteManifest.ts'

/**
 * Writes the index of the site search: a folder whose name changes with its content, with the words, and one file for
 * each document; and the manifest that names the folder. Documents are written as they come, none is kept.
 * @param documents in the order of `KINDS`
 * @param parent folder that is served as "/search"
 * @param largestWhole size in characters above which the words are divided into several files
 */
export function writeSiteIndex(
  documents: Iterable<SiteDocument>,
  parent: string,
  largestWhole?: number,
): SiteManifest {
  const draft = join(parent, 'site-draft')
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(join(draft, 'documents'), { recursive: true })
  const hash = createHash('sha256').update(String(SITE_INDEX_VERSION))
  const write = (file: string, content: unknown) => {
    const text = JSON.stringify(content)
    hash.update(file).update(text)
    writeFileSync(join(draft, file), text)
  }
  const builder = new SiteIndexBuilder()
  for (const document of documents) write(documentFile(builder.add(document)), document)
  const { files, ...divisions } = builder.finish(largestWhole)
  for (const [name, content] of files) write(name, content)

  const name = `site-${hash.digest('hex').slice(0, 10)}`
  rmSync(join(parent, name), { recursive: true, force: true })
  renameSync(draft, join(parent, name))
  const manifest = { version: SITE_INDEX_VERSION, folder: `/search/${name}`, ...divisions }
  writeFileSync(join(parent, SITE_MANIFEST), JSON.stringify(manifest))
  return manifest
}
