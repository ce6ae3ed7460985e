import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { cacheControl } from '#content/schema/responseHeaders.ts'
import { listFiles } from './listFiles.ts'

/** Files of so many builds are reachable, the newest included: a page that is open in a browser asks for those of its own. */
export const KEPT_BUILDS = 5

/** In each build: the hashed files of itself and of the builds before it, newest first. */
const RECORD = 'hashed-files.json'
const recordSchema = z.array(z.array(z.string()))

/**
 * Carries over the files that pages of earlier builds may still ask for: those whose name holds a hash of their content.
 * They are linked, not copied, where the disk can do so. A build that is the same as the one before counts as that one.
 * @param from folder of the build that was public until now; an absent one has nothing to carry over
 * @param to folder of the build that takes its place; gets the files, and a record of them
 */
export function keepHashedFiles(from: string, to: string): void {
  const own = readRecord(to)?.[0] ?? hashedFiles(to)
  const earlier = (readRecord(from) ?? [hashedFiles(from)]).filter((files) => !isSame(files, own))
  const record = [own, ...earlier].slice(0, KEPT_BUILDS)
  for (const name of new Set(record.flat())) {
    const kept = path.join(from, 'client', name)
    const wanted = path.join(to, 'client', name)
    if (existsSync(kept) && !existsSync(wanted)) carryOver(kept, wanted)
  }
  writeFileSync(path.join(to, RECORD), JSON.stringify(record))
}

function readRecord(build: string): string[][] | undefined {
  const file = path.join(build, RECORD)
  return existsSync(file) ? recordSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}

/** Names of files in `assets/`, and of files and folders in `search/`, that a browser may keep for good. */
function hashedFiles(build: string): string[] {
  const client = path.join(build, 'client')
  const names = listFiles(client).map((file) => path.posix.relative(client, file))
  const hashed = names.filter((name) => cacheControl(`/${uncompressed(name)}`).includes('immutable'))
  return [...new Set(hashed.map((name) => (name.startsWith('search/') ? topEntry(name) : name)))]
}

/** A compressed copy is served under the name of its file, and must not outlive that. */
const uncompressed = (name: string) => name.replace(/\.(?:br|gz)$/, '')

/** The index of the site search is a folder with a hash in its name and thousands of files. */
const topEntry = (name: string) => name.split('/', 2).join('/')

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((name, at) => name === others[at])

function carryOver(from: string, to: string): void {
  const files = statSync(from).isDirectory() ? listFiles(from) : [from]
  for (const file of files) linkFile(file, path.join(to, path.relative(from, file)))
}

function linkFile(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true })
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}
