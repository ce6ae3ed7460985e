import { execFileSync, spawn } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { makeCertificate } from '#scripts/testing/makeCertificate.ts'
import { freePort } from './testing/freePort.ts'
import { DEMO_BODY } from './testing/makeEnquiry.ts'
import { startTestServer } from './testing/startTestServer.ts'
import { temporaryFolder } from './testing/temporaryFolder.ts'
import { until } from './testing/until.ts'

const CONFIG = fileURLToPath(new URL('../docs/nginx.conf', import.meta.url))
const SCRIPT = 'export const a = 1\n'
const isInstalled = (program: string, option: string) => {
  try {
    execFileSync(program, [option], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

// The configuration is checked wherever nginx is installed.
describe.runIf(isInstalled('nginx', '-v') && isInstalled('openssl', 'version'))('docs/nginx.conf', () => {
  async function startNginx() {
    const folder = temporaryFolder()
    const site = join(folder, 'client')
    mkdirSync(join(site, 'assets'), { recursive: true })
    mkdirSync(join(site, 'about'))
    writeFileSync(
      join(folder, 'nginx-redirects.conf'),
      'location = /old { return 301 /about$is_args$args; }\n',
    )
    writeFileSync(join(site, 'about/index.html'), '<style>p{margin:0}</style><p>About</p>')
    writeFileSync(join(site, '404.html'), '<p>404 Page Not Found</p>')
    writeFileSync(join(site, 'assets/app.1a2b.js'), SCRIPT)
    writeFileSync(join(site, 'assets/app.1a2b.js.gz'), gzipSync(SCRIPT))
    writeFileSync(join(site, 'assets/app.1a2b.js.br'), brotliCompressSync(SCRIPT))
    writeFileSync(join(site, 'assets/small.1a2b.js'), SCRIPT)
    const server = await startTestServer(
      { TRUST_PROXY: '1', RATE_LIMIT_PER_MINUTE: '2', SITE_URL: 'https://www.company.example' },
      { siteRoot: site },
    )
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
    const made = makeCertificate('www.company.example')
    writeFileSync(key, made.key)
    writeFileSync(certificate, made.certificate)
    const [plain, secure] = [await freePort(), await freePort()]
    const config = readFileSync(CONFIG, 'utf8')
      .replaceAll('127.0.0.1:3000', new URL(server.address).host)
      .replace('listen 80;', `listen 127.0.0.1:${plain};`)
      .replace('listen 443 ', `listen 127.0.0.1:${secure} `)
      .replace('/etc/ssl/website/fullchain.pem', certificate)
      .replace('/etc/ssl/website/privkey.pem', key)
      .replace('/srv/website/dist/client', site)
      .replace('/srv/website/dist/', `${folder}/`)
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    )
    const user = process.getuid?.() === 0 ? 'user root;' : ''
    const whole = `${user} pid ${folder}/pid; error_log ${folder}/error.log;\nevents {}\nhttp { access_log off; ${temporary.join(' ')}\n${config}\n}`
    writeFileSync(join(folder, 'nginx.conf'), whole)
    const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], { stdio: 'ignore' })
    onTestFinished(() => new Promise((resolve) => nginx.on('close', () => resolve()).kill('SIGQUIT')))
    const get = (path: string, options: object = {}, body?: string) => send(secure, path, options, body)
    await until(
      () =>
        get('/healthz').then(
          (one) => one.status === 200,
          () => false,
        ),
      'nginx',
    )
    return { server, get, plain }
  }

  it('sends pages and files with the same headers as the server', async () => {
    const { server, get } = await startNginx()
    const direct = { 'X-Forwarded-Proto': 'https' }
    const ours = ['cache-control', 'content-security-policy', 'strict-transport-security', 'referrer-policy']
    ours.push(
      'x-content-type-options',
      'cross-origin-resource-policy',
      'x-frame-options',
      'permissions-policy',
      'content-type',
    )
    for (const path of ['/about', '/nope', '/assets/app.1a2b.js', '/assets/nope.js']) {
      const through = await get(path)
      const expected = await fetch(server.address + path, { headers: direct })
      expect(through.status).toBe(expected.status)
      for (const name of ours)
        expect(through.headers[name] ?? null, `${path} ${name}`).toBe(expected.headers.get(name))
      expect(through.body.toString()).toBe(await expected.text())
      expect(String(through.headers.server)).toBe('nginx')
    }
  })

  it('sends scripts in the smallest encoding that the browser takes and the build has', async () => {
    const { get } = await startNginx()
    const cases = [
      ['/assets/app.1a2b.js', 'gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['/assets/app.1a2b.js', 'gzip', 'gzip', gunzipSync],
      ['/assets/app.1a2b.js', 'identity', undefined, (body: Buffer) => body],
      ['/assets/small.1a2b.js', 'gzip, br', undefined, (body: Buffer) => body],
    ] as const
    for (const [path, accepted, encoding, decode] of cases) {
      const { status, headers, body } = await get(path, { headers: { 'Accept-Encoding': accepted } })
      expect([status, headers['content-encoding'], headers.vary], path).toEqual([
        200,
        encoding,
        'Accept-Encoding',
      ])
      expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(decode(body).toString()).toBe(SCRIPT)
    }
  })

  it('redirects old addresses and keeps the query', async () => {
    const { get } = await startNginx()
    const { status, headers } = await get('/old?utm_source=mail')
    expect([status, new URL(String(headers.location), 'https://x').pathname]).toEqual([301, '/about'])
    expect(String(headers.location)).toMatch(/\?utm_source=mail$/)
  })

  it('forwards forms with the visitor’s address, which can’t be forged', async () => {
    const { server, get } = await startNginx()
    const post = (claimed: string) => {
      const headers = {
        'Content-Type': 'application/json',
        Origin: 'https://www.company.example',
        'X-Forwarded-For': claimed,
      }
      return get('/api/demo-requests', { method: 'POST', headers }, JSON.stringify(DEMO_BODY))
    }
    const statuses: number[] = []
    for (const claimed of ['203.0.113.1', '203.0.113.2', '203.0.113.3'])
      statuses.push((await post(claimed)).status)
    expect(statuses).toEqual([202, 202, 429])
    expect(server.log.events('alarm')).toEqual([])
  })

  it('keeps no connection to the server that a restart could close under a form', async () => {
    const { get } = await startNginx()
    const asked: unknown[] = []
    const note = (message: unknown) =>
      asked.push((message as { request: IncomingMessage }).request.headers.connection)
    subscribe('http.server.request.start', note)
    onTestFinished(() => void unsubscribe('http.server.request.start', note))
    await get('/about')
    await get('/assets/nope.js')
    expect(asked).toEqual(['close', 'close'])
  })

  it('hides the metrics and redirects HTTP to HTTPS', async () => {
    const { get, plain } = await startNginx()
    expect((await get('/metrics')).status).toBe(404)
    const response = await fetch(`http://127.0.0.1:${plain}/about?q=1`, { redirect: 'manual' })
    expect(response.headers.get('location')).toBe('https://www.company.example/about?q=1')
  })
})

function send(port: number, path: string, options: object, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sending = request(
      { host: '127.0.0.1', port, path, rejectUnauthorized: false, agent: false, ...options },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        )
      },
    )
    sending.on('error', reject).end(body)
  })
}
