import { createHash } from 'node:crypto'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { IndexBuilder } from '#components/search/engine/IndexBuilder.ts'
import type { SearchDocument } from '#components/search/engine/SearchDocument.ts'

/** File name of the manifest, which names the folder of the index. */
export const SITE_MANIFEST = 'site.manifest.json'

/**
 * Writes the site search index: a folder whose name changes with its content, and the manifest that names it.
 * Documents are written one by one and not kept.
 * @param parent folder served as "/search"
 */
export function writeSiteIndex(documents: Iterable<SearchDocument>, parent: string): void {
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
