import { readFileSync } from 'node:fs'

/** One file of the browser build, as Vite's manifest describes it. */
export interface Chunk {
  file: string
  name?: string
  /** Keys of what is loaded together with it. */
  imports?: string[]
  /** Keys of what it loads on demand. */
  dynamicImports?: string[]
}

/**
 * Vite's manifest of the browser build by source file; Vike leaves it in `dist/assets.json`.
 * @throws when there is no build
 */
export const readManifest = (): Record<string, Chunk> => JSON.parse(readFileSync('dist/assets.json', 'utf8'))
