import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A certificate with its private key, both as PEM. */
export interface Certificate {
  key: string
  certificate: string
}

/**
 * Makes a self-signed certificate that is valid for a day. For tests.
 * @param host such as "localhost"
 * @throws if openssl isn't installed
 */
export function makeCertificate(host: string): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', `/CN=${host}`]
  try {
    execFileSync('openssl', ['req', ...kind, '-keyout', key, '-out', certificate], { stdio: 'pipe' })
    return { key: readFileSync(key, 'utf8'), certificate: readFileSync(certificate, 'utf8') }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new Error('A certificate is made by the program openssl, which isn’t installed. Install openssl.')
  } finally {
    rmSync(folder, { recursive: true })
  }
}
