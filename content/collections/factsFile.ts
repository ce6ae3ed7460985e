import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Written before the site is built or developed, so that its processes need not parse all content. */
const FILE = '.generated/content-facts.json'
/** What facts depend on beside the content: what reads it, in the versions that are installed. */
const SOURCES = ['content/collections', 'content/schema']
const VERSIONS = 'package-lock.json'

type Name = 'articles' | 'modules'

interface FactsFile {
  version: string
  facts: Record<Name, Record<string, unknown>>
}

/**
 * What an earlier process has found in the files of a collection, by the hash of each file.
 * @returns nothing when there is no such file or other code has written it
 */
export function readKnownFacts<Facts>(name: Name, file = FILE): Map<string, Facts> {
  try {
    const { version, facts } = JSON.parse(readFileSync(file, 'utf8')) as FactsFile
    if (version === versionOfCode()) return new Map(Object.entries(facts[name] as Record<string, Facts>))
  } catch {
    // Without the file, or with half of one, the content is parsed.
  }
  return new Map()
}

/** Keeps facts for the processes to come. */
export function writeKnownFacts(facts: Record<Name, Map<string, object>>, file = FILE): void {
  const content: FactsFile = {
    version: versionOfCode(),
    facts: { articles: Object.fromEntries(facts.articles), modules: Object.fromEntries(facts.modules) },
  }
  mkdirSync(dirname(file), { recursive: true })
  // Another process may read it at this moment.
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(content))
  renameSync(draft, file)
}

function versionOfCode(): string {
  const hash = createHash('sha256')
  for (const folder of SOURCES)
    for (const name of readdirSync(folder).sort())
      if (name.endsWith('.ts')) hash.update(name).update(readFileSync(join(folder, name)))
  return hash.update(readFileSync(VERSIONS)).digest('hex')
}
