import { samples } from '#content/samples.ts'
import { describeSamples } from './launch/describeSamples.ts'
import { findSamples } from './launch/findSamples.ts'

/** Lists remaining sample content and what belongs in its place; fails if there is any. */
function main(): void {
  const found = findSamples(samples)
  if (found.length === 0) {
    console.log('No sample content is left.')
    return
  }
  for (const line of describeSamples(found, true)) console.log(line)
  console.error(`${found.length} of ${samples.length} kinds of sample content are left: see docs/launch.md.`)
  process.exitCode = 1
}

main()
