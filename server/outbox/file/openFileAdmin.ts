import { link, readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../../log.ts'
import type { OutboxAdmin } from '../Outbox.ts'
import { moveDurably, syncFolder } from './durably.ts'
import { eraseFromSpool } from './eraseFromSpool.ts'
import { readSpool } from './readSpool.ts'
import { idInName, spoolFolders } from './spoolFolders.ts'

/** In the past by any clock. */
const LONG_OVERDUE = new Date(0)

/**
 * Opens a spool for an operator, while a server may be running on it.
 * @throws if there is none: a wrong folder must not look like an empty spool
 */
export async function openFileAdmin(root: string): Promise<OutboxAdmin> {
  const spool = spoolFolders(root)
  if (!(await stat(spool.folder('new')).catch(() => undefined))?.isDirectory()) {
    throw new Error(
      `DATA_DIR: there is no outbox in ${root}. Run this command with the server’s settings, for example:\n` +
        '  set -a; . /etc/website.env; set +a',
    )
  }

  async function move(from: string, id: string): Promise<void> {
    try {
      await link(from, spool.file('new', id))
      await syncFolder(spool.folder('new'))
    } catch (error) {
      // It is already waiting, or has moved on.
      if (!['EEXIST', 'ENOENT'].includes(errorCode(error))) throw error
    }
    await rm(from, { force: true })
  }

  return {
    location: `files in ${root}`,
    list: async () => (await readSpool(spool)).enquiries,
    damaged: async () => (await readSpool(spool)).unreadable,
    async retry(id) {
      const found = (await readSpool(spool)).enquiries.find(({ enquiry }) => enquiry.id === id)
      if (found?.state === 'corrupt') {
        const names = (await readdir(spool.folder('corrupt'))).filter((name) => idInName(name) === id)
        for (const name of names) await move(join(spool.folder('corrupt'), name), id)
      }
      if (found?.state === 'held') {
        await moveDurably(spool.file('held', id), spool.file('new', id))
        await rm(spool.reason(id), { force: true })
      }
      if (found === undefined || found.state === 'delivered') return false
      return utimes(spool.file('new', id), LONG_OVERDUE, LONG_OVERDUE).then(
        () => true,
        () => false,
      )
    },
    erase: (which) => eraseFromSpool(spool, which),
    async close() {},
  }
}
