import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes a file whose name changes with its content, so that it can be cached forever.
 * @returns its name, such as "modules-1f0c9a7be2.json"
 */
export function writeHashed(
  folder: string,
  name: string,
  extension: string,
  content: string | Uint8Array,
): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
  const file = `${name}-${hash}.${extension}`
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, file), content)
  return file
}
