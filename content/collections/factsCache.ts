import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Written before a build or the dev server starts, so that their processes don't parse all content again. */
const FILE = '.generated/content-facts.json'
/** The code that facts depend on besides the content. */
const SOURCES = ['content/collections', 'content/schema']
const VERSIONS = 'package-lock.json'

type Name = 'articles' | 'modules'

interface FactsFile {
  version: string
  facts: Record<Name, Record<string, unknown>>
}

/**
 * Reads the facts of a collection that an earlier process has cached, by the hash of each file.
 * @returns an empty map when there is no cache, or when another version of the code wrote it
 */
export function readFactsCache<Facts>(name: Name, file = FILE): Map<string, Facts> {
  try {
    const { version, facts } = JSON.parse(readFileSync(file, 'utf8')) as FactsFile
    if (version === versionOfCode()) return new Map(Object.entries(facts[name] as Record<string, Facts>))
  } catch {
    // The file is missing or incomplete, so the content will be parsed.
  }
  return new Map()
}

/** Caches facts for later processes. */
export function writeFactsCache(facts: Record<Name, Map<string, object>>, file = FILE): void {
  const content: FactsFile = {
    version: versionOfCode(),
    facts: { articles: Object.fromEntries(facts.articles), modules: Object.fromEntries(facts.modules) },
  }
  mkdirSync(dirname(file), { recursive: true })
  // Written atomically, because another process may be reading it.
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
