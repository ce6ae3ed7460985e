import { formatDate } from '../collections/formatDate.ts'
import { today } from '../collections/publication.ts'
import type { FoundProblem } from './locate.ts'

/** No content is older. */
const FIRST_YEAR = 2000
/** A date further in the future is probably a typo in the year. */
const MAX_YEARS_AHEAD = 2

interface Dated {
  file: string
  data: { date?: string; publish?: string | undefined }
}

/** Finds valid but implausible dates: too old, or too far in the future. */
export function checkDates(entries: readonly Dated[]): FoundProblem[] {
  return entries.flatMap(({ file, data }) =>
    (['date', 'publish'] as const).flatMap((field) => {
      const day = data[field]
      const found = day && findImplausible(day)
      return found ? [{ file, at: `${field}:`, ...found, message: `${field} is ${day}${found.message}` }] : []
    }),
  )
}

function findImplausible(day: string): { message: string; isWarning?: true } | undefined {
  const [year, thisYear] = [day, today()].map((date) => Number(date.slice(0, 4))) as [number, number]
  if (year < FIRST_YEAR)
    return { message: `, and no page is older than ${FIRST_YEAR}. Did you mean 20${day.slice(2)}?` }
  if (year <= thisYear + MAX_YEARS_AHEAD) return undefined
  return {
    isWarning: true,
    message: `, so the page stays hidden until ${formatDate(day)}. Did you mean ${thisYear}${day.slice(4)}?`,
  }
}
