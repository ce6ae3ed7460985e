import type { FoundSample } from './findSamples.ts'

/**
 * Lists sample content by group, one line each.
 * @param detailed whether to include what belongs in its place
 */
export function describeSamples(found: readonly FoundSample[], detailed: boolean): string[] {
  const groups = [...new Set(found.map(({ sample }) => sample.group))]
  return groups.flatMap((group) => [
    `  ${group}`,
    ...found
      .filter(({ sample }) => sample.group === group)
      .map(({ sample, locations }) => {
        const shown = detailed ? 4 : 1
        const more = locations.length > shown ? ` and ${locations.length - shown} more` : ''
        const where = locations.slice(0, shown).join(', ') + more
        return `    ${sample.what} (${where})${detailed ? `: ${sample.replaceWith}` : ''}`
      }),
  ])
}
