import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

export const SPOOL_STATES = ['tmp', 'new', 'done', 'held', 'corrupt'] as const
export type SpoolState = (typeof SPOOL_STATES)[number]

export interface SpoolFolders {
  root: string
  folder(state: SpoolState): string
  /** Where an enquiry lies in a state. */
  file(state: SpoolState, id: string): string
  /** Why a held one is held. */
  reason(id: string): string
}

const SUFFIX = '.json'

/** Makes the folders of the spool, readable by the server's user alone. */
export async function makeSpoolFolders(root: string): Promise<SpoolFolders> {
  const spool = spoolFolders(root)
  for (const state of SPOOL_STATES) await mkdir(spool.folder(state), { recursive: true, mode: 0o700 })
  return spool
}

/** Where the folders of a spool are, whether or not they exist. */
export function spoolFolders(root: string): SpoolFolders {
  const folder = (state: SpoolState) => join(root, state)
  return {
    root,
    folder,
    file: (state, id) => join(folder(state), `${id}${SUFFIX}`),
    reason: (id) => join(folder('held'), `${id}.reason`),
  }
}

/** The id in a file name of the spool, or undefined for a foreign file. */
export function idOfFile(name: string): string | undefined {
  return /^([0-9a-f]{32})\.json$/.exec(name)?.[1]
}

/** The same, also for a name that got a time in front when the file was set aside. */
export function idInName(name: string): string | undefined {
  return idOfFile(name.replace(/^\d+-/, ''))
}
