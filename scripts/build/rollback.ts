import { statSync } from 'node:fs'
import { BUILD, DIST } from './buildFolders.ts'
import { lockBuilds } from './lockBuilds.ts'
import { returnToPreviousBuild } from './publishBuild.ts'

/** Restores the previous build; a running server serves it from then on. Running it again undoes this. */
function main(): void {
  lockBuilds()
  const left = timeOf(BUILD)
  returnToPreviousBuild()
  console.log(`${DIST}/ is the build of ${timeOf(BUILD)} again; the one of ${left} is kept.`)
}

const timeOf = (build: string) =>
  statSync(`${build}/build-stamp`).mtime.toISOString().slice(0, 19).replace('T', ' ')

try {
  main()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
