import type { SiteDocument } from './SiteDocument.ts'
import { SiteIndex } from './SiteIndex.ts'
import { SiteIndexBuilder } from './SiteIndexBuilder.ts'
import { documentFile, SITE_INDEX_VERSION, type SiteManifest } from './SiteManifest.ts'

interface MemoryIndex {
  index: SiteIndex
  /** Content by file name. */
  files: Map<string, string>
  /** Names of the files that were read so far. */
  reads: string[]
}

/** A site index that lives in memory, stored and read as its files would be. For tests and measurements. */
export function memoryIndex(documents: readonly SiteDocument[], largestWhole?: number): MemoryIndex {
  const files = new Map<string, string>()
  const builder = new SiteIndexBuilder()
  for (const document of documents) files.set(documentFile(builder.add(document)), JSON.stringify(document))
  const { files: built, ...divisions } = builder.finish(largestWhole)
  for (const [name, content] of built) files.set(name, JSON.stringify(content))
  return openIndex(files, { version: SITE_INDEX_VERSION, folder: '', ...divisions })
}

/** Opens the files of another one afresh, as a new visitor would. */
export function openIndex(files: Map<string, string>, manifest: SiteManifest): MemoryIndex {
  const reads: string[] = []
  const index = new SiteIndex(manifest, async (file) => {
    reads.push(file)
    const text = files.get(file)
    if (text === undefined) throw new Error(`404: ${file}`)
    return JSON.parse(text)
  })
  return { index, files, reads }
}
