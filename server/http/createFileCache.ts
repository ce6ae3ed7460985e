import { readFile } from 'node:fs/promises'

/**
 * Creates a least-recently-used cache of file contents, so that many slow readers of one page share its bytes.
 * @param limit maximum size in bytes
 */
export function createFileCache(limit: number): (path: string) => Promise<Buffer> {
  const kept = new Map<string, Buffer>()
  let size = 0

  function drop(path: string): void {
    size -= kept.get(path)?.length ?? 0
    kept.delete(path)
  }

  return async (path) => {
    const content = kept.get(path) ?? (await readFile(path))
    drop(path)
    // A Map keeps insertion order, so the most recently used file comes last.
    kept.set(path, content)
    size += content.length
    for (const oldest of kept.keys()) {
      if (size <= limit) break
      drop(oldest)
    }
    return content
  }
}
