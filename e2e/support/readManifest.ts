import { readFileSync } from 'node:fs'

/** A file of the client build in Vite's manifest. */
export interface Chunk {
  file: string
  name?: string
  /** Keys of static imports. */
  imports?: string[]
  /** Keys of dynamic imports. */
  dynamicImports?: string[]
}

/**
 * Reads Vite's manifest of the client build, by source file; Vike writes it to `dist/assets.json`.
 * @throws if there is no build
 */
export const readManifest = (): Record<string, Chunk> => JSON.parse(readFileSync('dist/assets.json', 'utf8'))
