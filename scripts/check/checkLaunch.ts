import { samples } from '#content/samples.ts'
import type { Findings } from './findings.ts'

const MAX_SHOWN = 4

/** Lists the sample content that is still there, and what belongs in its place. */
export function checkLaunch(): Findings {
  let hoursLeft = 0
  const found = samples.flatMap(({ what, where, replaceWith, hours, left, isListedWhole }) => {
    const rest = left?.()
    if (rest?.length === 0) return []
    const more = rest && rest.length > MAX_SHOWN ? ` and ${rest.length - MAX_SHOWN} more` : ''
    const named = rest && !isListedWhole ? `: ${rest.slice(0, MAX_SHOWN).join(', ')}${more}` : ''
    const all = rest && isListedWhole ? rest.map((line) => `\n    - ${line}`).join('') : ''
    hoursLeft += hours
    return [`${what} (${where}${named})\n    ${replaceWith}; about ${hours} h${all}`]
  })
  const count = `${found.length} of ${samples.length} kinds of sample content are left, about ${hoursLeft} hours of work; begin at the top: docs/launch.md.`
  return { problems: found.length > 0 ? [...found, count] : [], summary: 'No sample content is left.' }
}
