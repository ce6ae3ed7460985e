import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { today } from '#content/collections/publication.ts'
import { BUILD, readStamp, STAMP_FILE } from './buildFolders.ts'
import { parseBuildSettings } from './buildSettings.ts'
import { hashInputs } from './hashInputs.ts'
import { listFiles } from './listFiles.ts'

const GENERATED = [
  'public/art/',
  'public/images/',
  'public/share/',
  'public/search/',
  'public/downloads/',
  'public/logo-',
  'public/favicon.',
  'public/icon-',
  'public/apple-touch-icon.png',
  'public/site.webmanifest',
]
const SOURCES = [
  'components',
  'content',
  'pages',
  'renderer',
  'scripts',
  'server',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
]

/** Whether the published build is a build of the current sources and settings. */
export function isBuildCurrent(): boolean {
  return readStamp(BUILD) === stampOfSources()
}

/**
 * Records in the folder of a build what it was built from.
 * @param stamp stamp of the sources before the build started
 */
export function writeBuildStamp(build: string, stamp: string): void {
  writeFileSync(path.join(build, STAMP_FILE), stamp)
}

/**
 * Hashes the sources and settings of a build, and the content scheduled for later.
 * @throws for an invalid setting
 */
export function stampOfSources(): string {
  const settings = parseBuildSettings(process.env)
  const publicFiles = listFiles('public').filter(
    (file) => !GENERATED.some((folder) => file.startsWith(folder)),
  )
  const otherContent = settings.CONTENT_DIR ? [settings.CONTENT_DIR] : []
  const waiting = scheduledFiles(settings.CONTENT_DIR ?? 'content', today()).join()
  return hashInputs([...SOURCES, ...publicFiles, ...otherContent], { ...settings, waiting })
}

/** The day on which a text is published, in its front matter. */
const DAY = /^(?:date|publish):\s*["']?(\d{4}-\d{2}-\d{2})/gm

/**
 * Lists content files scheduled for a later day. A build is outdated once this list changes, even if no file has.
 * Reads without parsing, because it runs at every server start.
 * @param day ISO date
 */
export function scheduledFiles(contentDir: string, day: string): string[] {
  const entries = ['modules', 'articles'].flatMap((name) => listFiles(`${contentDir}/${name}`))
  return entries.filter((file) => {
    const [, matter = ''] = readFileSync(file, 'utf8').split(/^---\s*$/m, 2)
    return [...matter.matchAll(DAY)].some(([, date = '']) => date > day)
  })
}
