import { readFile } from 'node:fs/promises'

/**
 * Reads files, and keeps those that were asked for last, so that many slow readers of one page share its bytes.
 * @param limit how many bytes are kept at most
 */
export function keepRead(limit: number): (path: string) => Promise<Buffer> {
  const kept = new Map<string, Buffer>()
  let size = 0

  function drop(path: string): void {
    size -= kept.get(path)?.length ?? 0
    kept.delete(path)
  }

  return async (path) => {
    const content = kept.get(path) ?? (await readFile(path))
    drop(path)
    // The last one in the map is the last one asked for.
    kept.set(path, content)
    size += content.length
    for (const oldest of kept.keys()) {
      if (size <= limit) break
      drop(oldest)
    }
    return content
  }
}
