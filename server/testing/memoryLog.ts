import { createLog } from '../log.ts'

/** Creates the real log, kept in memory. */
export function memoryLog() {
  const lines: string[] = []
  return {
    ...createLog((line) => lines.push(line)),
    /** Every line as written. */
    lines,
    /** Names of the events so far, or only of the alarms. */
    events: (level?: 'alarm') =>
      lines
        .map((line) => JSON.parse(line) as { level: string; event: string })
        .filter((line) => !level || line.level === level)
        .map(({ event }) => event),
  }
}
