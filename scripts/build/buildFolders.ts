import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Holds the builds that are kept, each in a folder of its own, and links to the published one. */
export const DIST = 'dist'
export const RELEASES = `${DIST}/releases`
/** The published build: a link, which is replaced in one step. */
export const BUILD = `${DIST}/current`
/** The build before, for rollback: a link, too. */
export const PREVIOUS = `${DIST}/previous`
/** Where the next build is written. */
export const NEXT = `${DIST}/next`

/** The folder that build steps write to; set by `scripts/build.ts`. */
export const outDir = () => process.env.OUT_DIR || BUILD

/** In each build: a hash of what it was made from. */
export const STAMP_FILE = 'build-stamp'

/** What a build was made from, if it says so. */
export function readStamp(build: string): string | undefined {
  const file = path.join(build, STAMP_FILE)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
