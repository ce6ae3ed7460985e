import { networkInterfaces } from 'node:os'
import type { ProxyOptions } from 'vite'

/**
 * The names under which a server that listens on `host` can be opened. On every interface (`0.0.0.0`) these are
 * "localhost" and the machine's addresses in its networks, for a phone.
 */
export function hostNames(host: string): string[] {
  if (host !== '0.0.0.0') return [host]
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
  const outside = addresses.filter(({ family, internal }) => family === 'IPv4' && !internal)
  return ['localhost', ...outside.map(({ address }) => address)]
}

/**
 * Passes the endpoints on to the server on a port. Unlike Vite's short form it keeps the host that the browser asked
 * for: the server accepts forms from that host only, and it is another one on a phone than on this machine.
 */
export const endpointsProxy = (port: number): Record<string, ProxyOptions> => ({
  '/api': { target: `http://127.0.0.1:${port}`, changeOrigin: false },
})
