import path from 'node:path'
import { type Boundary, boundaries } from './boundaries.ts'
import type { Import } from './readImports.ts'

/** Allowed imports of all tests. */
const TEST_HELPERS = 'scripts/testing'

/**
 * Checks the imports of a file.
 * @param file path from the repository's root, with forward slashes, such as `pages/about/+Page.tsx`
 * @returns one sentence per forbidden import
 */
export function findBoundaryProblems(file: string, imports: Import[]): string[] {
  const place = placeOf(file)
  const boundary = boundaries[place]
  if (!boundary) return []
  return imports.flatMap((item) => {
    const target = targetOf(file, item.specifier)
    const reason =
      target === undefined
        ? packageProblem(file, item, boundary, place)
        : targetProblem(file, target, item, boundary, place)
    return reason ? [`${file} imports ${item.specifier}: ${reason}`] : []
  })
}

/** Path of an internal import from the root; undefined for a package. */
function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier)
  return specifier.startsWith('#') ? specifier.slice(1) : undefined
}

function targetProblem(
  file: string,
  target: string,
  item: Import,
  boundary: Boundary,
  place: string,
): string | undefined {
  const own = topFolder(file)
  const crossesFolders = topFolder(target) !== own
  if (!crossesFolders && !(boundary.subfoldersApart && subfolder(file) !== subfolder(target)))
    return undefined
  if (!crossesFolders) return `a folder of ${own}/ must not import from another one`
  if (!item.specifier.startsWith('#')) return `another folder is imported as #${target}`
  if (isTest(file) && isWithin(target, TEST_HELPERS)) return undefined
  if (boundary.allowed.some((entry) => isWithin(target, entry))) return undefined
  const typesAllowed = boundary.allowedTypes?.some((entry) => isWithin(target, entry))
  if (typesAllowed)
    return item.typeOnly || isTest(file) ? undefined : `${place}/ may import types alone from there`
  return `${place}/ may import ${[own, ...boundary.allowed].join(', ')} only`
}

function packageProblem(file: string, item: Import, boundary: Boundary, place: string): string | undefined {
  if (item.specifier.startsWith('node:') || isTest(file)) return undefined
  const refused = boundary.refusedPackages?.find((name) => isWithin(item.specifier, name))
  if (refused) return `${place}/ must not use ${refused}`
  if (!boundary.packages || boundary.packages.some((name) => isWithin(item.specifier, name))) return undefined
  return `${place}/ may use ${boundary.packages.join(', ')} only`
}

/** The deepest folder in the table that contains the file. */
const placeOf = (file: string) =>
  Object.keys(boundaries)
    .filter((folder) => isWithin(file, folder))
    .sort((a, b) => b.length - a.length)[0] ?? ''
const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const topFolder = (file: string) => file.split('/')[0] ?? ''
const subfolder = (file: string) => file.split('/').slice(0, 2).join('/')
const isWithin = (target: string, entry: string) => target === entry || target.startsWith(`${entry}/`)
