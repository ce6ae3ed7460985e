import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { keepRead } from './keepRead.ts'

export interface SiteFile {
  /** On the disk. */
  path: string
  /** Encodings in which the build also wrote it, best first. */
  encodings: { name: 'br' | 'gzip'; path: string }[]
}

export interface SiteFiles {
  /** The file that answers a decoded path, or undefined. */
  find(pathname: string): SiteFile | undefined
  /** The address that should be used instead, or undefined. */
  redirect(pathname: string): string | undefined
  /** The page that says that a path is unknown. */
  notFound(pathname: string): SiteFile | undefined
  /** What is in one of the files; pages that are asked for often stay in memory. */
  read(path: string): Promise<Buffer>
}

const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const

const NOT_FOUND_FOLDERS = ['/fast-track-modules/', '/resources/articles/']
const REDIRECTS = '/_redirects'
/** Meant for static hosts, not for visitors. */
const HOST_SETTINGS = ['/_headers', REDIRECTS]
const INDEX = '/index.html'
const KEPT_BYTES = 16_000_000

/**
 * Lists the built site once. Requests are answered from this list alone, so no path a visitor can think of
 * reaches another file of the disk.
 * @param root The folder `dist/client`; a missing one is an empty site.
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
    read: keepRead(KEPT_BYTES),
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

/** Old addresses and the new ones, from lines such as "/old /new 301". */
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
