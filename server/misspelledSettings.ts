import { ENV_VARIABLES } from './env.ts'

const BUILD_VARIABLES = ['CMS_REPOSITORY', 'CONTENT_DIR', 'VITE_API_BASE']
const KNOWN: readonly string[] = [...ENV_VARIABLES, ...BUILD_VARIABLES]
/** Shorter names are one letter away from too many others. */
const MIN_LENGTH = 6

/**
 * Finds environment variables that look like a misspelled setting: different separators or case, or one letter off.
 * Settings that are also set correctly don't count.
 */
export function misspelledSettings(variables: Record<string, string | undefined>) {
  const names = Object.keys(variables).filter((name) => variables[name] && !KNOWN.includes(name))
  return names.flatMap((name) => {
    const meant = KNOWN.find((known) => !variables[known] && isClose(bare(name), bare(known)))
    return meant === undefined ? [] : [{ name, meant }]
  })
}

const bare = (name: string) => name.toUpperCase().replace(/[^A-Z0-9]/g, '')

function isClose(a: string, b: string): boolean {
  if (a === b) return true
  if (Math.min(a.length, b.length) < MIN_LENGTH) return false
  const from = [...a].findIndex((letter, at) => letter !== b[at])
  const start = from === -1 ? a.length : from
  const rests = [
    [a.slice(start + 1), b.slice(start + 1)],
    [a.slice(start + 1), b.slice(start)],
    [a.slice(start), b.slice(start + 1)],
  ]
  return rests.some(([left, right]) => left === right)
}
