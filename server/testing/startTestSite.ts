import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { startTestServer } from './startTestServer.ts'
import { temporaryFolder } from './temporaryFolder.ts'

/** The start page of the site that the tests serve. */
export const HOME = '<!doctype html><title>Home</title><style>a{color:red}</style><p>Home</p>'
const FILES = {
  'index.html': HOME,
  'about/index.html': '<title>About</title>',
  '404.html': '<title>404 Page Not Found</title>',
  'fast-track-modules/index.html': '<title>Modules</title>',
  'fast-track-modules/404.html': '<title>Course Not Found</title>',
  'resources/articles/listening/index.html': '<title>Listening</title>',
  'resources/articles/404.html': '<title>Article Not Found</title>',
  'admin/index.html': '<head><meta name="cms-host" content="github"><title>Editor</title></head>',
  'admin/assets/app.1a2b3c.js': 'let a = 1',
  'assets/app.1a2b3c.js': 'let a = 1',
  'images/articles/a/cover.1a2b3c4d-480.avif': '',
  'search/modules.1a2b3c.json': '{}',
  'art/hero.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'downloads/program guide.pdf': '%PDF-',
  '.well-known/security.txt': 'Contact: mailto:web@company.example',
  'feed.xml': '<rss/>',
  _headers: '/*',
  _redirects: '/old /about 301\n/resources/articles/gone /about#team 301\n',
  'old/index.html': '<title>This page has moved</title>',
}

/** The whole server with a small site of every kind of file, and something secret beside it. */
export async function startTestSite() {
  const parent = temporaryFolder()
  const siteRoot = join(parent, 'client')
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(siteRoot, name)), { recursive: true })
    writeFileSync(join(siteRoot, name), content)
  }
  writeFileSync(join(siteRoot, 'index.html.br'), brotliCompressSync(HOME))
  writeFileSync(join(siteRoot, 'index.html.gz'), gzipSync(HOME))
  writeFileSync(join(parent, 'secret.txt'), 'secret')
  const server = await startTestServer({}, { siteRoot })
  const get = (path: string, init: RequestInit = {}) =>
    fetch(server.address + path, { redirect: 'manual', ...init })
  return { ...server, get }
}
