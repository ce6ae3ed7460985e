import path from 'node:path'
import type { Import } from './readImports.ts'

/** A file and what it imports. */
export interface ImportingFile {
  file: string
  imports: readonly Import[]
}

/** One file that lets a part depend on another, for each other part. */
type Dependencies = Map<string, Map<string, string>>

/**
 * Parts of one folder, at whatever depth, that need each other, types included. A part is a subfolder, or a file that lies in
 * none: what several parts need belongs into one that needs none of them.
 * @returns one sentence for each ring of parts, with the files that close it
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

/** Files of one subfolder may need each other; a ring that leaves them is found from the folder that it leads through. */
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

/** Seen from `server/log.ts`, `server/mail/mailText.ts` is of the part `server/mail`; from `server/mail/Mailer.ts` it is one of its own. */
function partOf(file: string, other: string): string {
  const names = file.split('/')
  const others = other.split('/')
  const shared = names.findIndex((name, at) => name !== others[at])
  return names.slice(0, shared + 1).join('/')
}

/** The shortest way from a part back to itself; the part comes first. */
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
