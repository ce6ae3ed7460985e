import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { createFileCache } from './createFileCache.ts'

export interface SiteFile {
  /** Path on disk. */
  path: string
  /** Compressed copies that the build wrote, best first. */
  encodings: { name: 'br' | 'gzip'; path: string }[]
}

export interface SiteFiles {
  /** The file for a decoded path, or undefined. */
  find(pathname: string): SiteFile | undefined
  /** The address to redirect to, or undefined. */
  redirect(pathname: string): string | undefined
  /** The 404 page for an unknown path. */
  notFound(pathname: string): SiteFile | undefined
  /** Reads one of the files; frequently requested pages stay in memory. */
  read(path: string): Promise<Buffer>
}

const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const

const NOT_FOUND_FOLDERS = ['/fast-track-modules/', '/resources/articles/']
const REDIRECTS = '/_redirects'
/** For static hosts, not for visitors. */
const HOST_SETTINGS = ['/_headers', REDIRECTS]
const INDEX = '/index.html'
const CACHE_LIMIT_BYTES = 16_000_000

/**
 * Lists the built site once. Requests are served only from this list, so no requested path can reach another file on
 * disk.
 * @param root The folder `dist/client`; if missing, the site is empty.
 */
export function listSiteFiles(root: string): SiteFiles {
  const files = new Map<string, SiteFile>()
  const all = new Map(walk(root).map((path) => [`/${relative(root, path).split(sep).join('/')}`, path]))
  for (const [address, path] of all) {
    const packed = ENCODINGS.some(
      ({ suffix }) => address.endsWith(suffix) && all.has(address.slice(0, -suffix.length)),
    )
    if (packed || HOST_SETTINGS.includes(address)) continue
    const encodings = ENCODINGS.flatMap(({ name, suffix }) => {
      const sibling = all.get(address + suffix)
      return sibling ? [{ name, path: sibling }] : []
    })
    files.set(address.endsWith(INDEX) ? cleanAddress(address) : address, { path, encodings })
  }
  const redirects = readRedirects(all.get(REDIRECTS))
  return {
    read: createFileCache(CACHE_LIMIT_BYTES),
    find: (pathname) => (isNotFoundPage(pathname) ? undefined : files.get(pathname)),
    redirect(pathname) {
      const moved = redirects.get(pathname.replace(/(.)\/$/, '$1'))
      if (moved !== undefined) return moved
      const clean = pathname.endsWith(INDEX) ? cleanAddress(pathname) : pathname.replace(/\/$/, '')
      return clean !== pathname && clean !== '' && files.has(clean) ? clean : undefined
    },
    notFound(pathname) {
      const folder = NOT_FOUND_FOLDERS.find((prefix) => pathname.startsWith(prefix)) ?? '/'
      return files.get(`${folder}404.html`) ?? files.get('/404.html')
    },
  }
}

/** Reads redirects from lines such as "/old /new 301". */
function readRedirects(file: string | undefined): Map<string, string> {
  const lines = file ? readFileSync(file, 'utf8').split('\n') : []
  const pairs = lines.map((line) => line.split(' '))
  return new Map(pairs.flatMap(([from, to]) => (from && to ? [[from, to] as const] : [])))
}

const cleanAddress = (address: string) => address.slice(0, -INDEX.length) || '/'
const isNotFoundPage = (pathname: string) => pathname.endsWith('/404.html')

function walk(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? walk(path) : entry.isFile() ? [path] : []
  })
}
