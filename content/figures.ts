import type { z } from 'zod'
import { readCopy } from './collections/readCopy.ts'
import { formatMonth } from './formats.ts'
import { type Claim, figureFile, type Measured } from './schema/claim.ts'

/** Figures with their sources, as the Impact Report groups them. */
export type FigureGroup = z.output<typeof figureFile>

const group = (name: string) => readCopy(`figures/${name}`, figureFile)

const programs = group('programs')
const returns = group('returns')
const change = group('change')
const formats = group('formats')
const network = group('network')

/** The figures whose sources the impact page shows. */
export const impactGroups: readonly FigureGroup[] = [programs, returns, change, network]

/**
 * The register of every figure we publish about our own work. Pages name theirs; `npm run validate` rejects a figure written
 * anywhere else in the copy.
 */
export const figureGroups: readonly FigureGroup[] = [programs, returns, change, formats, network]

/** All figures with their sources, by key. */
export const listFigures = (): Record<string, Measured> =>
  Object.fromEntries(figureGroups.flatMap(({ figures }) => figures.map((one) => [one.key, one])))

/** A figure without its source. */
export function claimOf({ figure, label, note, drawing, beside }: Measured): Claim {
  const other = beside && listFigures()[beside]
  return { figure, label, note, drawing, beside: other ? claimOf(other) : undefined }
}

/**
 * Groups of figures as sections of a source table.
 * @param words what introduces each value of the data behind a figure, where the register has it
 */
export const toSourceGroups = (groups: readonly FigureGroup[], words: DataWords) =>
  groups.map(({ heading, limits, figures }) => ({
    heading,
    limits,
    items: figures.map((one) => toSource(one, words)),
  }))

type DataWords = Record<'n' | 'start' | 'responseRate' | 'asOf', string>

/** A published figure and its source. */
export type FigureSource = ReturnType<typeof toSource>

function toSource(one: Measured, words: DataWords) {
  const { figure, label, note, counted, by, when, of, n, start, responseRate, asOf } = one
  const data = Object.entries({ n, start, responseRate, asOf: asOf && formatMonth(asOf) })
  const stated = data.flatMap(([name, value]) =>
    value === undefined ? [] : `${words[name as keyof DataWords]} ${value}`,
  )
  return {
    figure,
    label: note ? `${label} ${note}` : label,
    counted,
    /** Who measured or reported it, when, and in which population. */
    witness: [`${by}, ${when}; ${of}`, ...stated].join('. '),
  }
}
