import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryFolder, writeFiles } from '#scripts/testing/temporaryFolder.ts'
import { freePort } from './testing/freePort.ts'
import { DEMO_BODY } from './testing/makeInquiry.ts'
import { rawRequest } from './testing/rawRequest.ts'
import { startTestServer } from './testing/startTestServer.ts'

const CONFIG = readFileSync('docs/nginx.conf', 'utf8')
const SCRIPT = 'export const a = 1\n'
const HOST = 'www.company.example'

/** Starts the server with a small site, and nginx with the shipped configuration in front of it. */
async function startNginx() {
  const folder = temporaryFolder({
    'nginx-redirects.conf': 'location = /old { return 301 /about$is_args$args; }\n',
    'client/about/index.html': '<style>p{margin:0}</style><p>About</p>',
    'client/assets/app.1a2b.js': SCRIPT,
    'client/assets/app.1a2b.js.br': brotliCompressSync(SCRIPT),
  })
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', `/CN=${HOST}`]
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')]
  execFileSync('openssl', ['req', ...kind, ...files], { stdio: 'pipe' })
  const settings = { TRUST_PROXY: '1', RATE_LIMIT_PER_MINUTE: '2', SITE_URL: `https://${HOST}` }
  const server = await startTestServer(settings, join(folder, 'client'))
  const [plain, secure] = [await freePort(), await freePort()]
  const config = CONFIG.replaceAll('127.0.0.1:3000', new URL(server.address).host)
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ', `listen 127.0.0.1:${secure} `)
    .replace('/etc/ssl/website/fullchain.pem', `${folder}/certificate.pem`)
    .replace('/etc/ssl/website/privkey.pem', `${folder}/key.pem`)
    .replaceAll('/srv/website/dist/', `${folder}/`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  // What the first lines of the configuration ask for.
  const [, limit, events] = /#\s+(worker_rlimit_nofile \d+;)\n#\s+(events \{.*\})/.exec(CONFIG) ?? []
  const main = `${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/pid; error_log ${folder}/error.log; ${limit} ${events}`
  const http = `http { access_log off; ${temporary.join(' ')}\n${config}\n}`
  writeFiles(folder, { 'nginx.conf': `${main}\n${http}` })
  const nginx = spawn('nginx', ['-c', `${folder}/nginx.conf`, '-g', 'daemon off;'], { stdio: 'ignore' })
  onTestFinished(() => void nginx.kill('SIGQUIT'))
  const get = (path: string, options: object = {}) => rawRequest(`https://127.0.0.1:${secure}`, path, options)
  await expect.poll(() => get('/healthz')).toMatchObject({ status: 200 })
  return { server, get, plain }
}

const isInstalled = ['nginx', 'openssl'].every((program) => !spawnSync(program, ['-v']).error)

// The configuration is tested wherever nginx is installed.
it.runIf(isInstalled)('serves site and forms behind nginx with docs/nginx.conf', async () => {
  const { server, get, plain } = await startNginx()
  const page = await get('/about')
  const direct = await fetch(`${server.address}/about`, { headers: { 'X-Forwarded-Proto': 'https' } })
  for (const name of ['content-security-policy', 'strict-transport-security', 'cache-control'])
    expect([name, page.headers[name]]).toEqual([name, direct.headers.get(name)])
  expect(page.body.toString()).toBe(await direct.text())

  const script = await get('/assets/app.1a2b.js', { headers: { 'Accept-Encoding': 'gzip, br' } })
  expect(script.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(brotliDecompressSync(script.body).toString()).toBe(SCRIPT)

  expect(String((await get('/old?utm_source=mail')).headers.location)).toMatch(/\/about\?utm_source=mail$/)
  expect((await get('/metrics')).status).toBe(404)
  const insecure = await fetch(`http://127.0.0.1:${plain}/about?q=1`, { redirect: 'manual' })
  expect(insecure.headers.get('location')).toBe(`https://${HOST}/about?q=1`)

  const statuses: unknown[] = []
  for (const claimed of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
    const own = { 'Content-Type': 'application/json', Origin: `https://${HOST}`, Host: HOST }
    const headers = { ...own, 'X-Forwarded-For': claimed }
    const sent = { method: 'POST', headers, body: JSON.stringify(DEMO_BODY) }
    statuses.push((await get('/api/demo-requests', sent)).status)
  }
  expect(statuses).toEqual([202, 202, 429])
})
