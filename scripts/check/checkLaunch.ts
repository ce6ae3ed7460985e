import { samples } from '#content/samples.ts'
import type { Findings } from './Findings.ts'

const MAX_SHOWN = 4

/** Lists the sample content that is still there, and what belongs in its place. */
export function checkLaunch(): Findings {
  let hoursLeft = 0
  const found = samples.flatMap(({ what, where, replaceWith, hours, left, isListedWhole }) => {
    const rest = left?.()
    if (rest?.length === 0) return []
    const most = isListedWhole ? Infinity : MAX_SHOWN
    const more = rest && rest.length > most ? ` and ${rest.length - most} more` : ''
    const named = rest ? `: ${rest.slice(0, most).join(', ')}${more}` : ''
    hoursLeft += hours
    return [`${what} (${where}${named})\n    ${replaceWith}; about ${hours} h`]
  })
  const count = `${found.length} of ${samples.length} kinds of sample content are left, about ${hoursLeft} hours of work: see docs/launch.md.`
  return { problems: found.length > 0 ? [...found, count] : [], summary: 'No sample content is left.' }
}
