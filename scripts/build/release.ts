import { existsSync } from 'node:fs'
import path from 'node:path'
import { DIST, NEXT } from './buildFolders.ts'
import { lockBuilds } from './lockBuilds.ts'
import { publishBuild } from './publishBuild.ts'

/** Required files of a build. */
const PARTS = ['assets.json', 'build-stamp', 'client/index.html', 'client/sitemap.xml', 'server/index.js']

/**
 * Publishes a build that was made elsewhere and copied to `dist/next/`. A running server serves it from then on, and
 * files that open pages may still request are kept, as after `npm run build`.
 */
function main(): void {
  lockBuilds()
  const missing = PARTS.filter((name) => !existsSync(path.join(NEXT, name)))
  if (missing.length > 0)
    throw new Error(`${NEXT}/ is not a complete build: ${missing.join(', ')} is missing.`)
  publishBuild()
  console.log(`${DIST}/ is the build that was in ${NEXT}/; the previous one is kept for rollback.`)
}

try {
  main()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
