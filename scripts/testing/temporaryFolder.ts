import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished, vi } from 'vitest'

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

/**
 * Creates a folder with content that takes the place of ours until the test ends.
 * @param day today's ISO date for it, by default the real one
 * @returns its path
 */
export function contentFolder(files: Record<string, string | Uint8Array> = {}, day = ''): string {
  const folder = temporaryFolder(files)
  vi.stubEnv('CONTENT_DIR', folder)
  vi.stubEnv('CONTENT_TODAY', day)
  return folder
}

/** Writes files into a folder, with the folders that they need. */
export function writeFiles(folder: string, files: Record<string, string | Uint8Array>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), content)
  }
}
