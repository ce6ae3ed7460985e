import { courses } from './figures/courses.ts'
import { type FigureGroup, impactGroups } from './figures/groups.ts'
import { results } from './figures/results.ts'
import { courseSources } from './figures/sources/courses.ts'
import { resultSources } from './figures/sources/results.ts'
import type { Claim, Source } from './schema/claim.ts'

/**
 * The register of all figures that we publish about our own work, each once, as the Impact Report lists them. Pages take
 * theirs from the files of `figures/`; `npm run validate` refuses a figure that stands elsewhere in copy.
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

/** The same by their keys. */
export const listFigures = (): Record<string, Claim & Source> =>
  Object.fromEntries(
    figureGroups.flatMap(({ claims, sources }) =>
      Object.entries(claims).map(([key, claim]) => [key, { ...claim, ...(sources[key] as Source) }]),
    ),
  )
