import type { FoundSample } from './findSamples.ts'

/**
 * Sample content in one line each, under the names of its groups.
 * @param detailed whether to say what belongs in its place as well
 */
export function describeSamples(found: readonly FoundSample[], detailed: boolean): string[] {
  const groups = [...new Set(found.map(({ sample }) => sample.group))]
  return groups.flatMap((group) => [
    `  ${group}`,
    ...found
      .filter(({ sample }) => sample.group === group)
      .map(({ sample, places }) => {
        const shown = detailed ? 4 : 1
        const more = places.length > shown ? ` and ${places.length - shown} more` : ''
        const where = places.slice(0, shown).join(', ') + more
        return `    ${sample.what} (${where})${detailed ? `: ${sample.replaceBy}` : ''}`
      }),
  ])
}
