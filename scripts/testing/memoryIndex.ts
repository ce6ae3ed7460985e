import {
  IndexBuilder,
  type IndexManifest,
  type SearchDocument,
  SearchIndex,
} from '#components/search/engine/index.ts'

/** An index whose files live in memory, stored and read as they would be from a server. For tests and measurements. */
export interface MemoryIndex {
  manifest: IndexManifest
  /** Content by file name. */
  files: Map<string, string>
  /** Opens it afresh, as a new visitor would. @param reads is given the name of every file that is read */
  open: (reads?: string[]) => SearchIndex
}

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
