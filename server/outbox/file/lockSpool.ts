import { createHash } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { realpath, rm, stat, statfs } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { holdOwnerFile, type OwnerFileOptions, type Ownership, SpoolOwnedError } from './holdOwnerFile.ts'

const NETWORK_FILE_SYSTEMS = new Map([
  [0x6969, 'NFS'],
  [0xff534d42, 'CIFS'],
  [0xfe534d42, 'SMB'],
  [0x517b, 'SMB'],
])

/**
 * Makes this process the only server of a spool. Within one machine the kernel enforces it: the lock is a socket that
 * disappears with its process, however that ends. Across machines and containers an owner file does.
 * @throws {SpoolOwnedError}
 */
export async function lockSpool(
  root: string,
  options: Pick<OwnerFileOptions, 'onChange' | 'heartbeatMs' | 'staleAfterMs'>,
): Promise<Ownership> {
  await refuseNetworkDisk(root)
  const server = await lock(await socketName(root), root)
  try {
    const ownership = await holdOwnerFile({
      ...options,
      path: join(root, 'owner'),
      place: await placeOf(root),
    })
    return {
      ...ownership,
      async release() {
        await ownership.release()
        server.close()
      },
    }
  } catch (error) {
    server.close()
    throw error
  }
}

async function refuseNetworkDisk(root: string): Promise<void> {
  const kind = NETWORK_FILE_SYSTEMS.get((await statfs(root)).type)
  if (kind)
    throw new SpoolOwnedError(
      `DATA_DIR: ${root} is on a network drive (${kind}). Use a local disk or DATABASE_URL.`,
    )
}

async function socketName(root: string): Promise<string> {
  const { dev, ino } = await stat(root)
  const path = await realpath(root)
  const name = `outbox-${createHash('sha256').update(`${dev}:${ino}:${path}`).digest('hex').slice(0, 24)}`
  if (process.platform === 'linux') return `\0${name}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}

async function lock(name: string, root: string): Promise<Server> {
  try {
    return await listen(name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    // Only a socket with a file name survives a killed process.
    if (name.endsWith('.sock') && !(await answers(name))) {
      await rm(name, { force: true })
      return listen(name)
    }
    throw new SpoolOwnedError(`Another server on this machine already uses this DATA_DIR (${root}).`)
  }
}

function listen(name: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', reject)
    server.listen(name, () => resolve(server.unref()))
  })
}

function answers(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(name, () => resolve(true)).on('error', () => resolve(false))
    socket.on('close', () => socket.destroy())
  })
}

/** Names the scope of the kernel's lock: one network namespace of one boot, and one path of the folder. */
const placeOf = async (root: string) =>
  [
    hostname(),
    tryRead(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    tryRead(() => readlinkSync('/proc/self/ns/net')),
    await realpath(root),
  ].join(' ')

/** Empty if the file doesn't exist: not every system has it. */
function tryRead(read: () => string): string {
  try {
    return read()
  } catch {
    return ''
  }
}
