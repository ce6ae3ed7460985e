import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { contentDir, contentFile } from '#content/collections/contentFiles.ts'
import { today } from '#content/collections/publication.ts'
import { BUILD, readStamp, STAMP_FILE } from './buildFolders.ts'
import { parseBuildSettings } from './buildSettings.ts'
import { hashInputs } from './hashInputs.ts'
import { listFiles } from './listFiles.ts'

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
  const otherContent = settings.CONTENT_DIR ? [settings.CONTENT_DIR] : []
  const waiting = scheduledFiles(today()).join()
  return hashInputs([...SOURCES, ...otherContent], { ...settings, waiting })
}

/** A day from which something is public, or until which. */
const DAY = /^(date|publish|from|until):\s*["']?(\d{4}-\d{2}-\d{2})/gm

/**
 * Lists content files in which something begins or ends on a day to come: articles, modules, landing pages and the notice. A
 * build is outdated once this list changes, even if no file has. Reads without parsing, because it runs at every server start.
 * @param day ISO date
 */
export function scheduledFiles(day: string): string[] {
  const dated = ['modules', 'articles', 'landing'].flatMap((name) => listFiles(`${contentDir()}/${name}`))
  return [...dated, contentFile('site/notice.yaml')].flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const [, matter = ''] = file.endsWith('.md') ? text.split(/^---\s*$/m, 2) : ['', text]
    return [...matter.matchAll(DAY)].flatMap(([, field = '', date = '']) =>
      date > day || (field === 'until' && date === day) ? [`${file} ${field}`] : [],
    )
  })
}
