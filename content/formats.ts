const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Formats an ISO date as a month: "November 2026". */
export const formatMonth = (date: string) => month.format(new Date(date))

/**
 * Describes a download for its link: "PDF, 89 kB, November 2026".
 * @param name file name; the extension becomes the type
 * @param bytes size, shown in kB of 1,000 bytes
 * @param date ISO date of the last change
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
