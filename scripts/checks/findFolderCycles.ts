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
  const told = new Set<string>()
  const problems: string[] = []
  for (const part of [...dependencies.keys()].filter(isWatched).sort()) {
    const ring = told.has(part) ? undefined : shortestRing(part, dependencies)
    if (!ring) continue
    for (const member of ring) told.add(member)
    const steps = ring.map((from, at) => {
      const to = ring[at + 1] ?? part
      return `${dependencies.get(from)?.get(to)} imports from ${to}`
    })
    problems.push(`These need each other: ${steps.join(', ')}`)
  }
  return problems
}

/** Whether to start from a part. Files in one subfolder may need each other, and a longer cycle is found from its folders. */
const isWatched = (part: string) => part.split('/').length === 2 || path.posix.extname(part) === ''

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
 * The part of `file` as seen from `other`: `server/mail/a.ts` is in the part `server/mail` for `server/log.ts`, and a part
 * by itself for `server/mail/b.ts`.
 */
function partOf(file: string, other: string): string {
  const names = file.split('/')
  const others = other.split('/')
  const shared = names.findIndex((name, at) => name !== others[at])
  return names.slice(0, shared + 1).join('/')
}

/** The shortest cycle from a part back to itself, beginning with the part. */
function shortestRing(start: string, dependencies: Dependencies): string[] | undefined {
  const seen = new Set<string>()
  let ways = [[start]]
  while (ways.length > 0) {
    const longer: string[][] = []
    for (const way of ways) {
      for (const next of dependencies.get(way.at(-1) ?? '')?.keys() ?? []) {
        if (next === start) return way
        if (!seen.has(next)) longer.push([...way, next])
        seen.add(next)
      }
    }
    ways = longer
  }
  return undefined
}
