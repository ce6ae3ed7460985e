import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Inquiry } from '../inquiry/Inquiry.ts'

/** Writes an inquiry as the versions did that kept one file for each. */
export function spoolFile(folder: string, record: Inquiry): void {
  const sha256 = createHash('sha256').update(JSON.stringify(record)).digest('hex')
  writeFileSync(join(folder, `${record.id}.json`), `${JSON.stringify({ sha256, record })}\n`)
}
