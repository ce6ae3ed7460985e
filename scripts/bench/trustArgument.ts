import { createHash, X509Certificate } from 'node:crypto'

/**
 * The argument with which Chromium trusts a self-signed certificate. With `--ignore-certificate-errors` it would cache
 * nothing, so prefetching would seem useless.
 * @param certificate as PEM
 */
export function trustArgument(certificate: string): string {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' })
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`
}
