import type { ProxyOptions } from 'vite'

/**
 * Passes the endpoints on to the server on a port. Unlike Vite's short form it keeps the host that the browser asked
 * for: the server accepts forms from that host only, and it is another one on a phone than on this machine.
 */
export const endpointsProxy = (port: number): Record<string, ProxyOptions> => ({
  '/api': { target: `http://127.0.0.1:${port}`, changeOrigin: false },
})
