import { type LookupAddress, lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** The receiver has an address that only this machine or its network can reach. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError'
}

/** Special-purpose addresses (RFC 6890 and the registries that follow it). */
const NOT_PUBLIC = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  NOT_PUBLIC.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  NOT_PUBLIC.addSubnet(net, prefix, 'ipv6')

const isPrivate = (address: string) => NOT_PUBLIC.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** @throws {PrivateAddressError} if the host of an address is a private IP address; names are looked up later */
export function refusePrivateHost(url: string): void {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && isPrivate(host)) throw new PrivateAddressError()
}

/** Looks up a name for a connection, and fails if any of its addresses is private. */
export const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? []
    if (error || !first) return done(error ?? new PrivateAddressError(), '', 0)
    if (addresses.some(({ address }) => isPrivate(address))) return done(new PrivateAddressError(), '', 0)
    if (options.all) done(null, addresses)
    else done(null, first.address, first.family)
  })
}
