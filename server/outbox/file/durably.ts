import { randomBytes } from 'node:crypto'
import { link, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { SpoolFolders } from './spoolFolders.ts'

/** Moments at which a crash must not lose anything; tests stop the process there. */
export type DurableStep = 'written' | 'synced' | 'linked' | 'folder synced' | 'sent' | 'moved'
export type OnStep = (step: DurableStep) => void | Promise<void>

/**
 * Makes a new file whose content and name are on stable storage when the promise resolves. No one ever sees
 * a part of it: it is written elsewhere and then linked.
 * @returns false when a file of that name is already there; it is left as it is.
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

/** The same for a file that may replace an older one. */
export async function replaceDurably(spool: SpoolFolders, path: string, content: string): Promise<void> {
  const draft = await writeDraft(spool, content, () => {})
  await rename(draft, path)
  await syncFolder(dirname(path))
}

/** Moves a file between folders so that it is on stable storage in its new place first. */
export async function moveDurably(from: string, to: string): Promise<void> {
  await rename(from, to)
  await syncFolder(dirname(to))
  await syncFolder(dirname(from))
}

/** Waits until the names in a folder are on stable storage. */
export async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } catch (error) {
    // Windows has no way to sync a folder and answers EPERM.
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
