import { type LookupAddress, lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The receiver has an address that only this machine or its network can reach. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError'
}

/** Whether an address is of a special purpose (RFC 6890), so that not everyone can reach it. */
const isPrivate = (address: string) => ipaddr.process(address).range() !== 'unicast'

/** @throws {PrivateAddressError} if the host of an address is a private IP address; names are looked up later */
export function refusePrivateHost(url: string): void {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '')
  if (ipaddr.isValid(host) && isPrivate(host)) throw new PrivateAddressError()
}

/** Looks up a name for a connection, and fails if any of its addresses is private. */
export const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? []
    if (error || !first || addresses.some(({ address }) => isPrivate(address)))
      return done(error ?? new PrivateAddressError(), '', 0)
    if (options.all) done(null, addresses)
    else done(null, first.address, first.family)
  })
}
