import { readCopy } from './collections/readCopy.ts'
import { formatMonth } from './formats.ts'
import type { FigureSource } from './schema/claim.ts'
import { type Claim, figureFile, type Measured, type Source, toDrawing } from './schema/claim.ts'

type RegisteredFigure = Omit<Claim, 'beside'> & Source & Pick<Measured, 'key' | 'otherwise' | 'beside'>

/** Figures with their sources, as the Impact Report groups them. */
export interface FigureGroup {
  heading: string
  /** What they don't show. */
  limits?: string
  figures: readonly RegisteredFigure[]
}

const group = (name: string): FigureGroup => {
  const { figures, ...about } = readCopy(`figures/${name}`, figureFile)
  const withDrawing = figures.map(({ drawing, ...one }) => ({
    ...one,
    ...(drawing && { drawing: toDrawing(drawing, one.figure) }),
  }))
  return { ...about, figures: withDrawing }
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

/**
 * A figure without its source.
 * @throws when the figure to be shown beside it isn't in the register
 */
export function claimOf({ figure, label, note, drawing, beside }: RegisteredFigure): Claim {
  const other = beside && listFigures()[beside]
  if (beside && !other)
    throw new Error(`${figure} ${label}: there is no figure "${beside}" to show beside it`)
  return {
    figure,
    label,
    ...(note && { note }),
    ...(drawing && { drawing }),
    ...(other && { beside: claimOf(other) }),
  }
}

/** What the figures don't show, a point for each group that says it. */
export const toLimits = (groups: readonly FigureGroup[]) =>
  groups.flatMap(({ heading, limits }) => (limits ? [{ title: heading, text: limits }] : []))

/**
 * Groups of figures as sections of a source table.
 * @param words what introduces each value of the data behind a figure, where the register has it
 */
export const toSourceGroups = (groups: readonly FigureGroup[], words: DataWords) =>
  groups.map(({ heading, figures }) => ({ heading, items: figures.map((one) => toSource(one, words)) }))

type DataWords = Record<'n' | 'start' | 'responseRate' | 'asOf', string>

function toSource(one: RegisteredFigure, words: DataWords): FigureSource {
  const { figure, label, note, counted, by, when, of, n, start, responseRate, asOf } = one
  const data = Object.entries({ n, start, responseRate, asOf: asOf && formatMonth(asOf) })
  const stated = data.flatMap(([name, value]) =>
    value === undefined ? [] : `${words[name as keyof DataWords]} ${value}`,
  )
  return {
    figure,
    label: note ? `${label} ${note}` : label,
    counted,
    witness: [`${by}, ${when}; ${of}`, ...stated].join('. '),
  }
}
