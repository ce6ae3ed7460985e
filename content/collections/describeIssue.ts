import type { z } from 'zod'

/** One line per wrong field: `field "outcomes[2]": Too short: …`. */
export function describeIssue(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `field "${path([...issue.path, key])}": there is no such field`)
  return [`field "${path(issue.path)}": ${issue.message}`]
}

function path(keys: readonly PropertyKey[]) {
  return keys
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${String(key)}`))
    .join('')
}
