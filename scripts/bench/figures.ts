import { brotliCompressSync, constants } from 'node:zlib'

/** The percentile of a list, for a `share` from 0 to 1; 0 for an empty list. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** Size with brotli as stored by a static host; above 8 MB at quality 9, which is faster. */
export const brotliSize = (content: string): number =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: content.length > 8e6 ? 9 : 11 },
  }).length

/** Formats bytes as kB, with one decimal below 100 kB. */
export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(bytes < 100_000 ? 1 : 0)

/** Measures the time of `run` in ms. */
export async function elapsed(run: () => unknown): Promise<number> {
  const start = performance.now()
  await run()
  return performance.now() - start
}

/** Formats a Markdown table. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n')
}
