/** What may stand in a log line: never a name, an address, a phone number, a message or an IP. */
export type LogFields = Record<string, string | number | boolean | undefined>

export interface Log {
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  /** A person has to do something; docs/operations.md has one entry per alarm. */
  alarm(event: string, fields?: LogFields): void
}

/** Writes one JSON object per line. `write` gets the line with its line break. */
export function createLog(write: (line: string) => void = (line) => process.stdout.write(line)): Log {
  const at =
    (level: string) =>
    (event: string, fields: LogFields = {}) =>
      write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`)
  return { info: at('info'), warn: at('warn'), alarm: at('alarm') }
}

/**
 * What may be logged of an error: its code, never its message, which can quote what a visitor typed.
 */
export function errorCode(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'unknown'
}
