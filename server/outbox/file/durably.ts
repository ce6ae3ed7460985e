import { randomBytes } from 'node:crypto'
import { link, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { SpoolFolders } from './spoolFolders.ts'

/** Steps at which a crash must not lose anything; tests stop the process there. */
export type DurableStep = 'written' | 'synced' | 'linked' | 'folder synced' | 'sent' | 'moved'
export type OnStep = (step: DurableStep) => void | Promise<void>

/**
 * Creates a file whose content and name are on stable storage when the promise resolves. It is written elsewhere and
 * then linked, so no one ever sees a part of it.
 * @returns false if a file of that name already exists; it stays unchanged
 */
export async function createDurably(
  spool: SpoolFolders,
  path: string,
  content: string,
  onStep: OnStep = () => {},
): Promise<boolean> {
  const draft = await writeDraft(spool, content, onStep)
  try {
    await link(draft, path)
    await onStep('linked')
    await syncFolder(dirname(path))
    await onStep('folder synced')
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  } finally {
    await rm(draft, { force: true })
  }
}

/** Like `createDurably`, for a file that may replace another. */
export async function replaceDurably(spool: SpoolFolders, path: string, content: string): Promise<void> {
  const draft = await writeDraft(spool, content, () => {})
  await rename(draft, path)
  await syncFolder(dirname(path))
}

/** Moves a file between folders so that its new location reaches stable storage first. */
export async function moveDurably(from: string, to: string): Promise<void> {
  await rename(from, to)
  await syncFolder(dirname(to))
  await syncFolder(dirname(from))
}

/** Flushes the names in a folder to stable storage. */
export async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } catch (error) {
    // Windows can't sync a folder and returns EPERM.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  } finally {
    await handle.close()
  }
}

async function writeDraft(spool: SpoolFolders, content: string, onStep: OnStep): Promise<string> {
  const draft = `${spool.folder('tmp')}/${process.pid}-${randomBytes(8).toString('hex')}`
  const handle = await open(draft, 'wx', 0o600)
  try {
    await handle.writeFile(content)
    await onStep('written')
    await handle.sync()
    await onStep('synced')
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  } finally {
    await handle.close()
  }
  return draft
}
