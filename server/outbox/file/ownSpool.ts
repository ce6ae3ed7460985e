import { createHash } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { realpath, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'

const NETWORK_FILE_SYSTEMS = new Map([
  [0x6969, 'NFS'],
  [0xff534d42, 'CIFS'],
  [0xfe534d42, 'SMB'],
  [0x517b, 'SMB'],
])
const HEARTBEAT_MS = 5_000
const SILENT_AFTER_MS = 20_000

/** The spool already has a server, or cannot have one safely. */
export class SpoolOwnedError extends Error {
  override name = 'SpoolOwnedError'
}

/**
 * Makes this process the only server of a spool. On one machine the kernel guards it: the lock is a socket
 * that vanishes with its process, however that ends. Across machines and containers a heartbeat file does.
 * @returns a function that gives the spool up.
 * @throws {SpoolOwnedError}
 */
export async function ownSpool(root: string): Promise<() => Promise<void>> {
  await refuseNetworkDisk(root)
  const server = await lock(await socketName(root))
  try {
    const stopHeartbeat = await beat(join(root, 'owner'))
    return async () => {
      await stopHeartbeat()
      server.close()
    }
  } catch (error) {
    server.close()
    throw error
  }
}

async function refuseNetworkDisk(root: string): Promise<void> {
  const kind = NETWORK_FILE_SYSTEMS.get((await statfs(root)).type)
  if (kind)
    throw new SpoolOwnedError(`${root} lies on a network disk (${kind}). Use a local disk or DATABASE_URL.`)
}

async function socketName(root: string): Promise<string> {
  const { dev, ino } = await stat(root)
  const path = await realpath(root)
  const name = `outbox-${createHash('sha256').update(`${dev}:${ino}:${path}`).digest('hex').slice(0, 24)}`
  if (process.platform === 'linux') return `\0${name}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}

async function lock(name: string): Promise<Server> {
  try {
    return await listen(name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    // Only a socket with a file name outlives a killed process.
    if (name.endsWith('.sock') && !(await answers(name))) {
      await rm(name, { force: true })
      return listen(name)
    }
    throw new SpoolOwnedError('Another server on this machine already uses this DATA_DIR.')
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

/** Waits for a silent owner elsewhere to be surely gone, then signs the file and keeps it fresh. */
async function beat(path: string): Promise<() => Promise<void>> {
  const here = `${hostname()} ${networkNamespace()}`
  const deadline = Date.now() + SILENT_AFTER_MS + HEARTBEAT_MS
  while (await ownedElsewhere(path, here)) {
    if (Date.now() > deadline)
      throw new SpoolOwnedError(`Another machine or container uses this DATA_DIR (${path}).`)
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  const sign = () => writeFile(path, here, { mode: 0o600 })
  await sign()
  const timer = setInterval(() => sign().catch(() => {}), HEARTBEAT_MS).unref()
  return async () => {
    clearInterval(timer)
    await rm(path, { force: true })
  }
}

async function ownedElsewhere(path: string, here: string): Promise<boolean> {
  try {
    const { mtimeMs } = await stat(path)
    return Math.abs(Date.now() - mtimeMs) < SILENT_AFTER_MS && readFileSync(path, 'utf8') !== here
  } catch {
    return false
  }
}

/** Sockets of the kernel lock are seen within one network namespace only. */
function networkNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/net')
  } catch {
    return ''
  }
}
