import '../run/plainErrors.js'
import { forwardSignals, runScript } from '../run/runCommand.ts'
import { applyBuildSettings } from './buildSettings.ts'
import { isBuildCurrent } from './buildStamp.ts'

/** Builds the site if the build is missing or older than its sources; `npm start` runs this first. */
async function main(): Promise<void> {
  applyBuildSettings()
  forwardSignals()
  if (isBuildCurrent()) return
  console.log('The build is missing or older than its sources: building the site first.')
  if (!(await runScript('scripts/build.ts'))) process.exit(1)
}

await main()
