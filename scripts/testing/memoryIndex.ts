import { IndexBuilder } from '#components/search/engine/IndexBuilder.ts'
import type { IndexManifest } from '#components/search/engine/IndexManifest.ts'
import type { SearchDocument } from '#components/search/engine/SearchDocument.ts'
import { SearchIndex } from '#components/search/engine/SearchIndex.ts'

/** An index with files in memory, written and read as on a server. For tests. */
export interface MemoryIndex {
  manifest: IndexManifest
  /** Content by file name. */
  files: Map<string, string>
  /**
   * Opens it like a new visitor.
   * @param reads receives the name of every file read
   */
  open: (reads?: string[]) => SearchIndex
}

/** Builds an index in memory. */
export function memoryIndex(documents: Iterable<SearchDocument>, maxSingleShardChars?: number): MemoryIndex {
  const files = new Map<string, string>()
  const builder = new IndexBuilder((file, content) => files.set(file, JSON.stringify(content)))
  for (const document of documents) builder.add(document)
  const manifest: IndexManifest = JSON.parse(JSON.stringify(builder.finish(maxSingleShardChars)))
  const open = (reads: string[] = []) =>
    new SearchIndex(manifest, async (file) => {
      reads.push(file)
      const text = files.get(file)
      if (text === undefined) throw new Error(`404: ${file}`)
      return JSON.parse(text)
    })
  return { manifest, files, open }
}
