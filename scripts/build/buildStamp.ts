import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { hashInputs } from './hashInputs.ts'
import { listFiles } from './listFiles.ts'

const STAMP_FILE = 'dist/build-stamp'
const GENERATED = ['public/art/', 'public/share/', 'public/search/', 'public/downloads/']
const SOURCES = [
  'components',
  'content',
  'pages',
  'renderer',
  'scripts',
  'vite.config.ts',
  'package-lock.json',
]

/** Whether `dist/` holds a finished build of the present sources and settings. */
export function isBuildCurrent(): boolean {
  return existsSync(STAMP_FILE) && readFileSync(STAMP_FILE, 'utf8') === stampOfSources()
}

/** Notes after a successful build what it was made from. */
export function writeBuildStamp(): void {
  writeFileSync(STAMP_FILE, stampOfSources())
}

function stampOfSources(): string {
  const { CONTENT_DIR, SITE_URL, VITE_API_BASE } = process.env
  const publicFiles = listFiles('public').filter(
    (file) => !GENERATED.some((folder) => file.startsWith(folder)),
  )
  const otherContent = CONTENT_DIR ? [CONTENT_DIR] : []
  return hashInputs([...SOURCES, ...publicFiles, ...otherContent], { CONTENT_DIR, SITE_URL, VITE_API_BASE })
}
