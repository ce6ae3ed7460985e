/** Fields of a log line. Never log a name, email or postal address, phone number, message or IP address. */
type LogFields = Record<string, string | number | boolean | undefined>

export interface Log {
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  /** Someone has to act; docs/operations.md has one entry per alarm. */
  alarm(event: string, fields?: LogFields): void
}

/** Keeps the server running when its output has no reader anymore or its disk is full: then lines are lost. */
export function ignoreLostOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}

/**
 * Creates a log that writes one JSON object per line.
 * @param write receives each line with its line break
 */
export function createLog(write: (line: string) => void = (line) => process.stdout.write(line)): Log {
  const at =
    (level: string) =>
    (event: string, fields: LogFields = {}) =>
      write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`)
  return { info: at('info'), warn: at('warn'), alarm: at('alarm') }
}

/** The loggable part of an error: its code, never its message, which may quote visitor input. */
export function errorCode(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'unknown'
}
