import { readCopy } from './collections/readCopy.ts'
import { type Claim, figureFile, type Measured, type Source, toDrawing } from './schema/claim.ts'
import type { FigureSource } from './schema/impact.ts'

type RegisteredFigure = Claim & Source & Pick<Measured, 'key' | 'otherwise'>

/** Figures with their sources, as the Impact Report groups them. */
export interface FigureGroup {
  heading: string
  figures: readonly RegisteredFigure[]
}

const group = (name: string): FigureGroup => {
  const { heading, figures } = readCopy(`figures/${name}`, figureFile)
  const withDrawing = figures.map(({ drawing, ...one }) => ({
    ...one,
    ...(drawing && { drawing: toDrawing(drawing) }),
  }))
  return { heading, figures: withDrawing }
}

const [programs, returns, change, formats, network] = [
  group('programs'),
  group('returns'),
  group('change'),
  group('formats'),
  group('network'),
] as const

/** The figures whose sources the impact page shows. */
export const impactGroups: readonly FigureGroup[] = [programs, returns, change, network]

/**
 * The register of every figure we publish about our own work. Pages name theirs; `npm run validate` rejects a figure written
 * anywhere else in the copy.
 */
export const figureGroups: readonly FigureGroup[] = [programs, returns, change, formats, network]

/** All figures with their sources, by key. */
export const listFigures = (): Record<string, RegisteredFigure> =>
  Object.fromEntries(figureGroups.flatMap(({ figures }) => figures.map((one) => [one.key, one])))

/** A figure without its source. */
export const claimOf = ({ figure, label, note, drawing }: Claim): Claim => ({
  figure,
  label,
  ...(note && { note }),
  ...(drawing && { drawing }),
})

/** Groups of figures as sections of a source table. */
export const toSourceGroups = (groups: readonly FigureGroup[]) =>
  groups.map(({ heading, figures }) => ({ heading, items: figures.map(toSource) }))

const toSource = ({ figure, label, note, counted, by, when, of }: Claim & Source): FigureSource => ({
  figure,
  label: note ? `${label} ${note}` : label,
  counted,
  witness: `${by}, ${when}; ${of}`,
})
