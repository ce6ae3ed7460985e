import { formatMonth } from './formatMonth.ts'

/**
 * What a link says of a file: "PDF, 89 kB, November 2026".
 * @param name its name, whose ending is the type
 * @param bytes its size; a kilobyte has a thousand
 * @param date when it was last changed, ISO
 */
export function describeFile(name: string, bytes: number, date: string): string {
  const type = name.slice(name.lastIndexOf('.') + 1).toUpperCase()
  return [type, describeSize(bytes), formatMonth(date)].join(', ')
}

function describeSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
