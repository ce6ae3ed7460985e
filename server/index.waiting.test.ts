import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { startChildServer } from './testing/startChildServer.ts'
import { temporaryFolder } from './testing/temporaryFolder.ts'
import { until } from './testing/until.ts'

async function start(variables: Record<string, string>) {
  const server = await startChildServer(variables)
  onTestFinished(() => void server.process.kill('SIGKILL'))
  return server
}

it('prints its address and where mail goes, and stops gracefully', async () => {
  const dataDir = temporaryFolder()
  const server = await start({ DATA_DIR: dataDir, SALES_EMAIL: 'sales@company.example' })
  expect(server.output()).toContain(
    `Inquiries go to sales@company.example as mail: files in ${join(dataDir, 'mail')}\n`,
  )
  // npm forwards a signal that a service manager sends to the whole group.
  server.process.kill('SIGTERM')
  expect(await server.end('SIGTERM')).toBe(0)
  const [last] = server.output().trim().split('\n').slice(-1)
  expect(JSON.parse(last ?? '')).toMatchObject({ level: 'info', event: 'stopped' })
})

it('doesn’t start with an invalid setting, and names it', async () => {
  const started = startChildServer({ DATA_DIR: temporaryFolder(), TRUST_PROXY: 'yes' })
  await expect(started).rejects.toThrow('TRUST_PROXY: must be a whole number')
})

it('warns about what a public server lacks', async () => {
  const dataDir = temporaryFolder()
  const settings = { DATA_DIR: dataDir, SITE_URL: 'https://www.company.example' }
  const server = await start(settings)
  for (const line of [
    `No mail is sent: SMTP_URL is not set, so inquiries are written to files in ${join(dataDir, 'mail')}\n`,
    '"level":"alarm","event":"no mail leaves this machine","set":"SMTP_URL"',
  ])
    await until(() => server.output().includes(line), line)
  expect(await server.end('SIGTERM')).toBe(0)
})
