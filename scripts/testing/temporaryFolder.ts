import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/**
 * Creates a folder with files, which is deleted when the test ends.
 * @returns its path
 */
export function temporaryFolder(files: Record<string, string | Uint8Array> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFiles(folder, files)
  return folder
}

/** Writes files into a folder, with the folders that they need. */
export function writeFiles(folder: string, files: Record<string, string | Uint8Array>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), content)
  }
}
