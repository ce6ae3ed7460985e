import type { Claim } from '../schema/claim.ts'
import type { FigureSource } from '../schema/impact.ts'
import type { ShareFigure } from '../schema/offerings.ts'
import type { BarFigure, Figure } from '../schema/sections.ts'

/** "leadership readiness" gives "Leadership readiness". */
export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** "+85%" gives 85. */
export const percentOf = ({ figure }: Claim) => Math.abs(Number.parseFloat(figure))

/** A claim with its note, as one line of text. */
export const toFigure = ({ figure, label, note }: Claim): Figure => ({
  figure,
  label: note ? `${label} ${note}` : label,
})

/** A claim as a bar. */
export const toBar = (claim: Claim): BarFigure => ({
  figure: claim.figure,
  label: capitalized(claim.label),
  percent: percentOf(claim),
})

/** A claim as a bar, with what was asked or counted. */
export const toExplainedBar = (claim: Claim): BarFigure => ({ ...toBar(claim), note: claim.counted })

/** A claim as a share of a hundred. */
export const toShare = (claim: Claim): ShareFigure => ({ percent: percentOf(claim), label: claim.label })

/** A claim as a line of a source table. */
export const toSource = (claim: Claim): FigureSource => ({
  ...toFigure(claim),
  counted: claim.counted,
  witness: `${claim.by}, ${claim.when}; ${claim.of}`,
})
