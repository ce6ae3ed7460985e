import { ipKeyGenerator } from 'express-rate-limit'

/** IPv6 addresses are assigned in blocks, so a visitor is a /56. */
const IPV6_SUBNET = 56

/** Identifies a visitor by address. Some proxies add the port of the connection. */
export function visitorKey(address: string | undefined = ''): string {
  const [, bracketed, dotted] = /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/.exec(address) ?? []
  return ipKeyGenerator(bracketed ?? dotted ?? address, IPV6_SUBNET)
}
