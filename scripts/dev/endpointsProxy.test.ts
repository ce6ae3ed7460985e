import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer as createVite } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { endpointsProxy } from './endpointsProxy.ts'

it('passes on the host that the browser asked for', async () => {
  const endpoints = createServer(({ headers }, response) => response.end(headers.host))
  await new Promise<void>((resolve) => endpoints.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void endpoints.close())
  const { port } = endpoints.address() as AddressInfo
  const site = await createVite({
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, ws: false, watch: null, proxy: endpointsProxy(port) },
  })
  onTestFinished(() => site.close())
  await site.listen()
  const { host, href } = new URL(site.resolvedUrls?.local[0] ?? '')
  expect(await (await fetch(`${href}api/contacts`)).text()).toBe(host)
})
