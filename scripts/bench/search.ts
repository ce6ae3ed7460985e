import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { articleEntry, moduleEntry } from '#components/search/engine/listingEntries.ts'
import { loadArticles } from '#content/collections/articles.ts'
import { loadModules } from '#content/collections/modules.ts'
import { runCommand } from '../run/runCommand.ts'
import { articleDocument } from '../search/articleDocument.ts'
import { moduleDocument } from '../search/moduleDocument.ts'
import { benchFilter } from './benchFilter.ts'
import { benchKeystrokes } from './benchKeystrokes.ts'
import { benchNetwork } from './benchNetwork.ts'
import { benchSite } from './benchSite.ts'
import { kilobytes } from './figures.ts'
import { pagefindEngine } from './pagefindEngine.ts'
import { fuseEngine, miniSearchEngine, siteEngine } from './siteEngines.ts'

const CORPUS = '.generated/corpus'

/**
 * `npm run bench:search`: index size, loading, time per keystroke, network of the first query, exactness and ranking, beside
 * MiniSearch, Fuse.js and Pagefind on the same documents. `--shipped` leaves out the generated corpus,
 * `--generated` the shipped content; `--network` measures only the first query, on a generated corpus of any size, beside
 * Pagefind; `--keystrokes` measures the searches of the built site in a slow Chromium instead.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      shipped: { type: 'boolean', default: false },
      generated: { type: 'boolean', default: false },
      network: { type: 'boolean', default: false },
      keystrokes: { type: 'boolean', default: false },
      site: { type: 'string', default: 'dist/client' },
      dir: { type: 'string', default: CORPUS },
    },
  })
  if (values.keystrokes) {
    console.log(
      `From a keystroke to its results on screen, ${values.site}, Chromium with a CPU four times slower:\n`,
    )
    console.log(await benchKeystrokes(values.site))
    return
  }
  if (!values.generated && !values.network) await bench('Shipped content', './content', 5_000, 60)
  if (values.shipped) return
  if (!existsSync(values.dir)) await runCommand('tsx', ['scripts/generateCorpus.ts', '--dir', values.dir])
  if (values.network) await network(values.dir, 60)
  else await bench('Generated content', values.dir, 300, 60)
}

async function network(dir: string, questions: number): Promise<void> {
  const [modules, articles] = [loadModules(dir).map(moduleDocument), loadArticles(dir).map(articleDocument)]
  const documents = [...modules, ...articles]
  console.log(`\n## Network of the first query: ${modules.length} modules, ${articles.length} articles\n`)
  const pagefind = await pagefindEngine(documents)
  const engines = [siteEngine(documents), pagefind]
  console.log(
    `${questions} questions of each kind; this site fetches eight results with their texts, Pagefind five; "found" is the known document among the first five. Libraries not counted. MiniSearch and Fuse.js are left out: whatever the question, they fetch their whole index.\n`,
  )
  console.log(await benchNetwork(documents, engines, questions))
  console.log(
    `\nIndex in all: ${engines.map(({ name, indexSize }) => `${name} ${kilobytes(indexSize)} kB`).join(', ')}.`,
  )
  await pagefind.close()
}

async function bench(name: string, dir: string, filterQueries: number, questions: number): Promise<void> {
  const [modules, articles] = [loadModules(dir), loadArticles(dir)]
  console.log(`\n## ${name}: ${modules.length} modules, ${articles.length} articles\n`)
  console.log('Exact filter of the listings (title and description, or title, excerpt and author):\n')
  console.log(await benchFilter([...modules.map(moduleEntry), ...articles.map(articleEntry)], filterQueries))
  console.log('\nSearch of the whole site (titles, headings, texts), libraries not counted:\n')
  const documents = [...modules.map(moduleDocument), ...articles.map(articleDocument)]
  const pagefind = await pagefindEngine(documents)
  const engines = [siteEngine(documents), miniSearchEngine(documents), fuseEngine(documents), pagefind]
  console.log(await benchSite(documents, engines, questions))
  await pagefind.close()
}

await main()
