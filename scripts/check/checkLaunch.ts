import { samples } from '#content/samples.ts'
import type { Findings } from './Findings.ts'

const MAX_SHOWN = 4

/** Lists the sample content that is still there, and what belongs in its place. */
export function checkLaunch(): Findings {
  const found = samples.flatMap(({ what, where, replaceWith, left }) => {
    const rest = left?.()
    if (rest?.length === 0) return []
    const more = rest && rest.length > MAX_SHOWN ? ` and ${rest.length - MAX_SHOWN} more` : ''
    const named = rest ? `: ${rest.slice(0, MAX_SHOWN).join(', ')}${more}` : ''
    return [`${what} (${where}${named})\n    ${replaceWith}`]
  })
  const count = `${found.length} of ${samples.length} kinds of sample content are left: see docs/launch.md.`
  return { problems: found.length > 0 ? [...found, count] : [], summary: 'No sample content is left.' }
}
