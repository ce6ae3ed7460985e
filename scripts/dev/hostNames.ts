import { networkInterfaces } from 'node:os'

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
