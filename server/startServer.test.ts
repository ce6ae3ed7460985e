import { writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { parseEnv } from './env.ts'
import { startServer } from './startServer.ts'
import { memoryLog } from './testing/memoryLog.ts'
import { temporaryFolder } from './testing/temporaryFolder.ts'

async function start(variables: Record<string, string>) {
  const env = parseEnv({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: temporaryFolder(), ...variables })
  const server = await startServer({ env, siteRoot: '', log: memoryLog() })
  onTestFinished(() => server.stop())
  return server
}

async function takenPort(): Promise<string> {
  const taken = await new Promise<Server>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => resolve(server))
  })
  onTestFinished(() => void taken.close())
  return String((taken.address() as { port: number }).port)
}

it('names the setting whose value the machine does not have', async () => {
  const port = await takenPort()
  await expect(start({ PORT: port })).rejects.toThrow(
    `PORT: another program already listens at ${port} (127.0.0.1).`,
  )
  // An address of documentation, which no machine has.
  await expect(start({ HOST: '192.0.2.1' })).rejects.toThrow(
    'HOST: the server cannot listen at "192.0.2.1" (EADDRNOTAVAIL).',
  )
})

it('names the folder that it cannot make or write', async () => {
  const file = join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  await expect(start({ DATA_DIR: file })).rejects.toThrow(
    new RegExp(`^DATA_DIR: ${file}/outbox/tmp cannot be used \\(ENOTDIR\\)\\. It must lie on a local disk`),
  )
})

it('prints an address that a browser takes', async () => {
  expect((await start({ HOST: '::1' })).address).toMatch(/^http:\/\/\[::1\]:\d+$/)
})
