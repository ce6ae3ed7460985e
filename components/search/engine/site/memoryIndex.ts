import type { SiteDocument } from './SiteDocument.ts'
import { SiteIndex } from './SiteIndex.ts'
import { SiteIndexBuilder } from './SiteIndexBuilder.ts'
import { documentFile, shardFile, VOCABULARY_FILE } from './SiteManifest.ts'

/**
 * A site index that lives in memory, stored and read as the files would be. For tests and measurements.
 * @returns the index, its files, and the names of those that were read so far
 */
export function memoryIndex(
  documents: readonly SiteDocument[],
  largestWhole?: number,
): { index: SiteIndex; files: Map<string, string>; reads: string[] } {
  const files = new Map<string, string>()
  const builder = new SiteIndexBuilder()
  for (const document of documents) files.set(documentFile(builder.add(document)), JSON.stringify(document))
  const { shards, vocabulary, counts, divisions } = builder.finish(largestWhole)
  for (const [number, shard] of shards.entries()) files.set(shardFile(number), JSON.stringify(shard))
  if (vocabulary.length > 0) files.set(VOCABULARY_FILE, JSON.stringify(vocabulary))
  const reads: string[] = []
  const index = new SiteIndex({ version: 1, folder: '', counts, divisions }, async (file) => {
    reads.push(file)
    const text = files.get(file)
    if (text === undefined) throw new Error(`404: ${file}`)
    return JSON.parse(text)
  })
  return { index, files, reads }
}
