import { readManifest } from './readManifest.ts'

/**
 * Finds the built file of a lazily loaded source file.
 * @throws if the build has no such file
 */
export function builtFileOf(source: string): string {
  const built = readManifest()[source]
  if (!built) throw new Error(`${source} has no file of its own in the build`)
  return built.file
}
