import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { hostNames } from './hostNames.ts'

it('is the host itself, if that is one address', () => {
  expect(hostNames('localhost')).toEqual(['localhost'])
  expect(hostNames('127.0.0.1')).toEqual(['127.0.0.1'])
})

it('is every name at which a server on all interfaces answers', async () => {
  const server = createServer((_, response) => response.end('here'))
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const names = hostNames('0.0.0.0')
  expect(names[0]).toBe('localhost')
  for (const name of names) expect(await (await fetch(`http://${name}:${port}`)).text(), name).toBe('here')
})
