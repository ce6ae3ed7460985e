import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../build/listFiles.ts'
import { readImports } from '../checks/readImports.ts'
import { EVERY_PAGE } from './everyPage.ts'

/** The layout around every page. */
const SHELL = 'renderer/App.tsx'

/** The paths of the pages that use a component, by its file under `components/` without extension. */
export type Uses = Record<string, string[]>

/** Finds the components that each page uses, directly or through other components, by following imports. */
export function findUses(): Uses {
  const pages = listFiles('pages').filter((file) => path.basename(file) === '+Page.tsx')
  const starts = [[SHELL, EVERY_PAGE] as const, ...pages.map((file) => [file, addressOf(file)] as const)]
  const importsOf = rememberImports()
  const uses: Uses = {}
  for (const [start, address] of starts) {
    for (const file of reachedFrom(start, importsOf)) {
      const name = /^components\/(.*)\.tsx$/.exec(file)?.[1]
      if (name) uses[name] = [...(uses[name] ?? []), address]
    }
  }
  return uses
}

/** The path of a page's file: `pages/leadership/a1/+Page.tsx` is `/leadership/a1`. Parameters keep their `@`. */
function addressOf(page: string): string {
  const folder = path.posix.dirname(page).replace(/^pages\//, '')
  if (folder === '_error') return 'the error page'
  return folder === 'index' ? 'the home page' : `/${folder.replace(/\/index$/, '')}`
}

function reachedFrom(start: string, importsOf: (file: string) => string[]): Set<string> {
  const reached = new Set([start])
  // Iterating a set includes elements that are added meanwhile.
  for (const file of reached) for (const next of importsOf(file)) reached.add(next)
  return reached
}

/** Caches the imports of each file, since pages share most of them. */
function rememberImports(): (file: string) => string[] {
  const known = new Map<string, string[]>()
  return (file) => {
    const imports = known.get(file) ?? importedFiles(file)
    known.set(file, imports)
    return imports
  }
}

/** The files under `components/` and `pages/` that a file imports, except for type-only imports. */
function importedFiles(file: string): string[] {
  return readImports(file, readFileSync(file, 'utf8'))
    .filter(({ typeOnly }) => !typeOnly)
    .map(({ specifier }) =>
      specifier.startsWith('.')
        ? path.posix.join(path.posix.dirname(file), specifier)
        : specifier.replace(/^#/, ''),
    )
    .filter((target) => /^(?:components|pages)\/.*\.tsx?$/.test(target))
}
