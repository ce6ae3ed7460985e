import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { temporaryFolder } from '#scripts/testing/temporaryFolder.ts'
import { startTestServer } from './startTestServer.ts'

/** The start page of the site that the tests serve. */
export const HOME = '<!doctype html><title>Home</title><style>a{color:red}</style><p>Home</p>'
const FILES = {
  'client/index.html': HOME,
  'client/index.html.br': brotliCompressSync(HOME),
  'client/index.html.gz': gzipSync(HOME),
  'client/about/index.html': '<title>About</title>',
  'client/404.html': '<title>404 Page Not Found</title>',
  'client/fast-track-modules/404.html': '<title>Course Not Found</title>',
  'client/resources/articles/listening/index.html': '<title>Listening</title>',
  'client/resources/articles/404.html': '<title>Article Not Found</title>',
  'client/admin/index.html': '<head><meta name="cms-host" content="github"><title>Editor</title></head>',
  'client/admin/assets/app.1a2b3c.js': 'let a = 1',
  'client/assets/app.1a2b3c.js': 'let a = 1',
  'client/search/modules.1a2b3c.json': '{}',
  'client/art/hero.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'client/downloads/program guide.pdf': '%PDF-',
  'client/_headers': '/*',
  'client/_redirects': '/old /about 301\n/resources/articles/gone /about#team 301\n',
  'client/old/index.html': '<title>This page has moved</title>',
  'secret.txt': 'secret',
}

/** The whole server with a small site of every kind of file, and something secret beside it. */
export async function startTestSite() {
  const server = await startTestServer({}, join(temporaryFolder(FILES), 'client'))
  const get = (path: string, init: RequestInit = {}) =>
    fetch(server.address + path, { redirect: 'manual', ...init })
  return { ...server, get }
}
