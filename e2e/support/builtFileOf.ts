import { readManifest } from './readManifest.ts'

/**
 * Name of the built file that holds a source file which is loaded on demand.
 * @throws when the build has no such file
 */
export function builtFileOf(source: string): string {
  const built = readManifest()[source]
  if (!built) throw new Error(`${source} has no file of its own in the build`)
  return built.file
}
