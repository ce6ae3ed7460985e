import path from 'node:path'
import type { Import } from './readImports.ts'

/** A file and what it imports. */
export interface ImportingFile {
  file: string
  imports: readonly Import[]
}

/** The parts that a part depends on, each with a file that causes it. */
type Dependencies = Map<string, Map<string, string>>

/**
 * Finds import cycles between the parts of a folder, at any depth, including type imports. A part is a subfolder, or a file
 * directly in the folder. Code that several parts need belongs in one that needs none of them.
 * @returns one sentence per cycle, with the files that cause it
 */
export function findFolderCycles(files: readonly ImportingFile[]): string[] {
  const dependencies = readDependencies(files)
  const reported = new Set<string>()
  const problems: string[] = []
  for (const part of [...dependencies.keys()].filter(isStart).sort()) {
    const cycle = reported.has(part) ? undefined : shortestCycle(part, dependencies)
    if (!cycle) continue
    for (const member of cycle) reported.add(member)
    const steps = cycle.map((from, at) => {
      const to = cycle[at + 1] ?? part
      return `${dependencies.get(from)?.get(to)} imports from ${to}`
    })
    problems.push(`These need each other: ${steps.join(', ')}`)
  }
  return problems
}

/** Whether to start from a part. Files in one subfolder may need each other, and a longer cycle is found from its folders. */
const isStart = (part: string) => part.split('/').length === 2 || path.posix.extname(part) === ''

function readDependencies(files: readonly ImportingFile[]): Dependencies {
  const dependencies: Dependencies = new Map()
  for (const { file, imports } of files) {
    for (const { specifier } of imports) {
      if (!specifier.startsWith('.')) continue
      const target = path.posix.join(path.posix.dirname(file), specifier)
      const [from, to] = [partOf(file, target), partOf(target, file)]
      const targets = dependencies.get(from) ?? new Map<string, string>()
      dependencies.set(from, targets.set(to, targets.get(to) ?? file))
    }
  }
  return dependencies
}

/**
 * The part of `file` as seen from `other`: `server/mail/mailText.ts` is in the part `server/mail` for `server/log.ts`, and a
 * part by itself for `server/mail/Mailer.ts`.
 */
function partOf(file: string, other: string): string {
  const names = file.split('/')
  const others = other.split('/')
  const shared = names.findIndex((name, at) => name !== others[at])
  return names.slice(0, shared + 1).join('/')
}

/** The shortest cycle from a part back to itself, beginning with the part. */
function shortestCycle(start: string, dependencies: Dependencies): string[] | undefined {
  const seen = new Set<string>()
  let routes = [[start]]
  while (routes.length > 0) {
    const longer: string[][] = []
    for (const route of routes) {
      for (const next of dependencies.get(route.at(-1) ?? '')?.keys() ?? []) {
        if (next === start) return route
        if (!seen.has(next)) longer.push([...route, next])
        seen.add(next)
      }
    }
    routes = longer
  }
  return undefined
}
