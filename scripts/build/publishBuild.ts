import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'
import { BUILD, DIST, NEXT, PREVIOUS, RELEASES, readStamp } from './buildFolders.ts'
import { listFiles } from './listFiles.ts'

/** Open pages request the files of their own build, so the server also serves those of the others. */
export const MAX_RELEASES = 5
/** Addresses of the published build that don't change. */
const SHORTCUTS = ['client', 'server', 'nginx-redirects.conf']

/**
 * Publishes the next build: moves it to a folder of its own, which never changes again, and points the links to it.
 * @param root the folder of the project
 */
export function publishBuild(root = '.'): void {
  const at = (name: string) => path.join(root, name)
  const before = targetOf(at(BUILD))
  if (before) linkUnchangedFiles(at(BUILD), at(NEXT))
  const release = newRelease(root)
  renameSync(at(NEXT), at(release))
  // Building the same again must leave something to go back to.
  if (before && readStamp(at(BUILD)) !== readStamp(at(release))) point(at(PREVIOUS), before)
  point(at(BUILD), path.relative(DIST, release))
  for (const name of SHORTCUTS) point(at(`${DIST}/${name}`), `current/${name}`)
  prune(root)
}

/**
 * Publishes the previous build again; the current one becomes the previous one.
 * @throws if there is none
 */
export function returnToPreviousBuild(root = '.'): void {
  const [current, previous] = [BUILD, PREVIOUS].map((link) => targetOf(path.join(root, link)))
  if (!current || !previous) throw new Error(`There is no previous build in ${DIST}/.`)
  point(path.join(root, BUILD), previous)
  point(path.join(root, PREVIOUS), current)
}

/** Replaces a link in one step. Where version 0.1 had a folder of this name, it is deleted. */
function point(link: string, target: string): void {
  if (lstatSync(link, { throwIfNoEntry: false })?.isDirectory()) rmSync(link, { recursive: true })
  rmSync(`${link}.new`, { force: true })
  symlinkSync(target, `${link}.new`)
  renameSync(`${link}.new`, link)
}

/** Where a link leads, if that exists. */
const targetOf = (link: string) => (existsSync(link) ? readlinkSync(link) : undefined)

function newRelease(root: string): string {
  mkdirSync(path.join(root, RELEASES), { recursive: true })
  let name: string
  do name = `${RELEASES}/${new Date().toISOString().replaceAll(':', '-')}`
  while (existsSync(path.join(root, name)))
  return name
}

/** Saves space, and keeps the time of unchanged files, so that browsers needn't fetch them again. */
function linkUnchangedFiles(from: string, to: string): void {
  // Outside the build, where a run that is killed may leave it.
  const link = `${to}.link`
  for (const file of listFiles(path.join(to, 'client'))) {
    const former = path.join(from, path.relative(to, file))
    const isEqual =
      statSync(former, { throwIfNoEntry: false })?.size === statSync(file).size &&
      readFileSync(former).equals(readFileSync(file))
    if (!isEqual) continue
    rmSync(link, { force: true })
    linkSync(former, link)
    renameSync(link, file)
  }
}

/** Deletes all but the newest builds, and builds that were repeated. */
function prune(root: string): void {
  const releases = path.join(root, RELEASES)
  const linked = [BUILD, PREVIOUS].map((link) => path.basename(targetOf(path.join(root, link)) ?? ''))
  const kept = new Set<string>()
  for (const name of readdirSync(releases).sort().reverse()) {
    const stamp = readStamp(path.join(releases, name)) ?? name
    if (linked.includes(name) || (!kept.has(stamp) && kept.size < MAX_RELEASES)) kept.add(stamp)
    else rmSync(path.join(releases, name), { recursive: true })
  }
}
