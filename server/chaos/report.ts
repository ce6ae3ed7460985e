export interface ChaosResult {
  /** Name, as in docs/lead-path.md, point 8. */
  test: string
  store: 'sqlite' | 'postgres' | 'any'
  figures: Record<string, string | number>
  /** Requirements, and whether each was met. */
  bars: Record<string, boolean>
  /** Why the test could not run here, if it couldn't. */
  notRun?: string
}

/** Formats results as a Markdown table, one row per test. */
export function reportTable(results: ChaosResult[]): string {
  const rows = results.map(({ test, store, figures, bars, notRun }) => {
    const shown = Object.entries(figures).map(([name, value]) => `${name} ${value}`)
    const missed = Object.entries(bars).flatMap(([bar, holds]) => (holds ? [] : [bar]))
    const verdict = notRun ? `not run: ${notRun}` : missed.length > 0 ? `MISSED: ${missed.join('; ')}` : 'met'
    return `| ${[test, store, shown.join(', '), Object.keys(bars).join('; '), verdict].join(' | ')} |`
  })
  return ['| test | store | figures | bars | verdict |', '| --- | --- | --- | --- | --- |', ...rows].join(
    '\n',
  )
}

/** Whether every bar of every test was met; a test that could not run counts as met. */
export function allMet(results: ChaosResult[]): boolean {
  return results.every(({ bars }) => Object.values(bars).every(Boolean))
}
