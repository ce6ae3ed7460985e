import { readFileSync } from 'node:fs'

/**
 * Name of the built file that holds a source file which is loaded on demand.
 * @throws when the build has no such file
 */
export function builtFileOf(source: string): string {
  const manifest: Record<string, { file: string }> = JSON.parse(readFileSync('dist/assets.json', 'utf8'))
  const built = manifest[source]
  if (!built) throw new Error(`${source} has no file of its own in the build`)
  return built.file
}
