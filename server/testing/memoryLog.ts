import { createLog, type Log } from '../log.ts'

export interface MemoryLog extends Log {
  /** Every line as written. */
  lines: string[]
  /** Names of the events so far, or only of the alarms. */
  events(level?: 'alarm'): string[]
}

/** Creates the real log, kept in memory. */
export function memoryLog(): MemoryLog {
  const lines: string[] = []
  return {
    ...createLog((line) => lines.push(line)),
    lines,
    events: (level) =>
      lines
        .map((line) => JSON.parse(line) as { level: string; event: string })
        .filter((line) => level === undefined || line.level === level)
        .map(({ event }) => event),
  }
}
