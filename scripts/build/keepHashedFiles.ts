import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { cacheControl } from '#content/schema/responseHeaders.ts'
import { listFiles } from './listFiles.ts'

/**
 * Number of builds whose files stay available, including the newest: open pages request the files of their own build.
 */
export const MAX_KEPT_BUILDS = 5

/** In each build: the hashed files of it and of the builds before it, newest first. */
const RECORD = 'hashed-files.json'
const recordSchema = z.array(z.array(z.string()))

/**
 * Carries over the files with hashed names that pages of earlier builds may still request. They are hard-linked if
 * possible. A build identical to the one before isn't counted.
 * @param from folder of the build that was public until now; may be missing
 * @param to folder of the new build; receives the files and a record of them
 */
export function keepHashedFiles(from: string, to: string): void {
  const own = readRecord(to)?.[0] ?? hashedFiles(to)
  const earlier = (readRecord(from) ?? [hashedFiles(from)]).filter((files) => !isSame(files, own))
  const record = [own, ...earlier].slice(0, MAX_KEPT_BUILDS)
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

/** Names of files in `assets/`, and of files and folders in `search/`, that browsers may cache forever. */
function hashedFiles(build: string): string[] {
  const client = path.join(build, 'client')
  const names = listFiles(client).map((file) => path.posix.relative(client, file))
  const hashed = names.filter((name) => cacheControl(`/${uncompressed(name)}`).includes('immutable'))
  return [...new Set(hashed.map((name) => (name.startsWith('search/') ? topEntry(name) : name)))]
}

/** A compressed copy is served under the name of its file, and must not outlive it. */
const uncompressed = (name: string) => name.replace(/\.(?:br|gz)$/, '')

/** The site search index is a folder with a hashed name and thousands of files. */
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
