import { courses } from './figures/courses.ts'
import { type FigureGroup, impactGroups } from './figures/groups.ts'
import { results } from './figures/results.ts'
import { courseSources } from './figures/sources/courses.ts'
import { resultSources } from './figures/sources/results.ts'
import type { Claim, Source } from './schema/claim.ts'

/**
 * The register of every figure we publish about our own work, grouped as in the Impact Report. Pages import theirs from
 * `figures/`; `npm run validate` rejects a figure written anywhere else in the copy.
 */
export const figureGroups: readonly FigureGroup[] = [
  ...impactGroups.slice(0, -1),
  {
    heading: 'Strategy programs, workshops, modules and coaching',
    claims: { ...courses, ...results },
    sources: { ...courseSources, ...resultSources },
  },
  ...impactGroups.slice(-1),
]

/** All figures with their sources, by key. */
export const listFigures = (): Record<string, Claim & Source> =>
  Object.fromEntries(
    figureGroups.flatMap(({ claims, sources }) =>
      Object.entries(claims).map(([key, claim]) => [key, { ...claim, ...(sources[key] as Source) }]),
    ),
  )
