import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Folders of a spool; an enquiry moves from `tmp` to `new`, then to `done` or `held`. */
const SPOOL_STATES = ['tmp', 'new', 'done', 'held', 'corrupt'] as const
export type SpoolState = (typeof SPOOL_STATES)[number]

export interface SpoolFolders {
  root: string
  folder(state: SpoolState): string
  /** Path of an enquiry in a state. */
  file(state: SpoolState, id: string): string
  /** Path of the file that says why an enquiry is held. */
  reason(id: string): string
}

const SUFFIX = '.json'

/** Creates the folders of a spool, readable only by the server's user. */
export async function makeSpoolFolders(root: string): Promise<SpoolFolders> {
  const spool = spoolFolders(root)
  for (const state of SPOOL_STATES) await mkdir(spool.folder(state), { recursive: true, mode: 0o700 })
  return spool
}

/** Paths of a spool, whether or not it exists. */
export function spoolFolders(root: string): SpoolFolders {
  const folder = (state: SpoolState) => join(root, state)
  return {
    root,
    folder,
    file: (state, id) => join(folder(state), `${id}${SUFFIX}`),
    reason: (id) => join(folder('held'), `${id}.reason`),
  }
}

/** Extracts the id from the name of a spool file; undefined for a foreign file. */
export function idOfFile(name: string): string | undefined {
  return /^([0-9a-f]{32})\.json$/.exec(name)?.[1]
}

/** Like `idOfFile`, also for names with the timestamp of a file that was set aside. */
export function idInName(name: string): string | undefined {
  return idOfFile(name.replace(/^\d+-/, ''))
}
