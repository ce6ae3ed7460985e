import type { IncomingHttpHeaders } from 'node:http'
import { isIPv4, isIPv6 } from 'node:net'

/** IPv6 addresses are assigned in blocks, so one visitor is a /56: three and a half of eight groups. */
const WHOLE_IPV6_GROUPS = 3
/** Clients without a readable address share one key. */
const UNKNOWN_KEY = 'unknown'

interface VisitorRequest {
  socket: { remoteAddress?: string | undefined }
  headers: IncomingHttpHeaders
}

/**
 * Identifies a visitor: the address of the connection or, behind trusted proxies, the one the outermost proxy saw.
 * Ports, brackets, zones and notation make no difference.
 * @param trustedProxies number of proxies in front of the server
 */
export function visitorKey({ socket, headers }: VisitorRequest, trustedProxies: number): string {
  const forwarded = trustedProxies > 0 ? String(headers['x-forwarded-for'] ?? '').split(',') : []
  const hops = [socket.remoteAddress ?? '', ...forwarded.filter((hop) => hop.trim() !== '').reverse()]
  return keyOfAddress(hops[Math.min(trustedProxies, hops.length - 1)] ?? '')
}

/** Normalizes an address to one key per visitor; IPv6 by /56. */
export function keyOfAddress(text: string): string {
  const address = text
    .trim()
    .replace(/^"|"$/g, '')
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return UNKNOWN_KEY
  const groups = groupsOf(address)
  const [, , , , , mark, high = 0, low = 0] = groups
  if (mark === 0xffff && groups.slice(0, 5).every((group) => group === 0)) {
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  }
  const block = [...groups.slice(0, WHOLE_IPV6_GROUPS), (groups[WHOLE_IPV6_GROUPS] ?? 0) & 0xff00]
  return `${block.map((group) => group.toString(16)).join(':')}::/56`
}

/** The eight groups of an IPv6 address in any notation. */
function groupsOf(address: string): number[] {
  const canonical = new URL(`http://[${address}]/`).hostname.slice(1, -1)
  const [left = [], right = []] = canonical.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array<string>(8 - left.length - right.length).fill('0')
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16))
}
