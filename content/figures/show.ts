import type { Claim, Source } from '../schema/claim.ts'
import type { FigureSource } from '../schema/impact.ts'
import type { Figure } from '../schema/sections.ts'
import type { FigureGroup } from './groups.ts'

/** A claim with what was counted for it. */
export const explained = (claim: Claim, { counted }: Source): Figure => ({ ...claim, about: counted })

/** A claim as a row of a source table. */
const toSource = ({ figure, label, note }: Claim, { counted, by, when, of }: Source): FigureSource => ({
  figure,
  label: note ? `${label} ${note}` : label,
  counted,
  witness: `${by}, ${when}; ${of}`,
})

/** Claims as rows of a source table. `claims` and `sources` have the same keys. */
const toSources = (claims: Record<string, Claim>, sources: Record<string, Source>): FigureSource[] =>
  Object.entries(claims).map(([key, claim]) => toSource(claim, sources[key] as Source))

/** Groups of claims as sections of a source table. */
export const toSourceGroups = (groups: readonly FigureGroup[]) =>
  groups.map(({ heading, claims, sources }) => ({ heading, items: toSources(claims, sources) }))
