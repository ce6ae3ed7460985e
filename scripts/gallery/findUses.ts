import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../build/listFiles.ts'
import { readImports } from '../checks/readImports.ts'
import { EVERY_PAGE } from './everyPage.ts'

/** The shell that stands around every page. */
const SHELL = 'renderer/App.tsx'

/** The addresses of the pages that need a component, by its file under `components/` without the ending. */
export type Uses = Record<string, string[]>

/** Follows the imports of every page, through components that hold others, to the components it is made of. */
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

/** `pages/leadership/a1/+Page.tsx` is `/leadership/a1`; what stands for many addresses keeps its `@`. */
function addressOf(page: string): string {
  const folder = path.posix.dirname(page).replace(/^pages\//, '')
  if (folder === '_error') return 'the error page'
  return folder === 'index' ? 'the home page' : `/${folder.replace(/\/index$/, '')}`
}

function reachedFrom(start: string, importsOf: (file: string) => string[]): Set<string> {
  const reached = new Set([start])
  // A set also hands out what is added to it on the way.
  for (const file of reached) for (const next of importsOf(file)) reached.add(next)
  return reached
}

/** Every page needs the same files: each is read once. */
function rememberImports(): (file: string) => string[] {
  const known = new Map<string, string[]>()
  return (file) => {
    const imports = known.get(file) ?? importedFiles(file)
    known.set(file, imports)
    return imports
  }
}

/** The files under `components/` and `pages/` that a file imports for more than their types. */
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
