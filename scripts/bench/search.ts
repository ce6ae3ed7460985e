import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { articleFields, moduleFields } from '#components/search/filter/searchedFields.ts'
import { loadArticles } from '#content/collections/articles.ts'
import { loadModules } from '#content/collections/modules.ts'
import { runCommand } from '../run/runCommand.ts'
import { articleDocument } from '../search/articleDocument.ts'
import { moduleDocument } from '../search/moduleDocument.ts'
import { benchKeystrokes } from './benchKeystrokes.ts'
import type { Content } from './Engine.ts'
import { markdownTable } from './figures.ts'
import { COLUMNS, measureEngine } from './measureEngine.ts'
import { pagefindEngine } from './pagefindEngine.ts'
import { siteEngine } from './siteEngine.ts'
import { fuseEngine, miniSearchEngine } from './wholeIndexEngines.ts'

const ENGINES = [siteEngine, miniSearchEngine, fuseEngine, pagefindEngine]

/**
 * `npm run bench:search`: compares size, speed and results of the search with MiniSearch, Fuse.js and Pagefind
 * (docs/search.md), for the shipped content (`--shipped`: only this) and a generated corpus (`--generated`) of `--articles`,
 * which is written to `--dir` if missing. `--keystrokes` types into the built site of `--site` instead.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      shipped: { type: 'boolean', default: false },
      generated: { type: 'boolean', default: false },
      dir: { type: 'string', default: '.generated/corpus' },
      articles: { type: 'string', default: '10000' },
      keystrokes: { type: 'boolean', default: false },
      site: { type: 'string', default: 'dist/client' },
    },
  })
  if (values.keystrokes) return console.log(await benchKeystrokes(values.site))
  const rows: string[][] = []
  if (!values.generated) rows.push(...(await bench('./content')))
  if (!values.shipped) {
    const articles = Number(values.articles)
    await ensureCorpus(values.dir, articles)
    rows.push(...(await bench(values.dir, articles)))
  }
  console.log(markdownTable(['content', 'engine', ...COLUMNS], rows))
}

async function ensureCorpus(dir: string, articles: number): Promise<void> {
  const counts = ['--articles', String(articles), '--modules', String(Math.round(articles / 10))]
  if (!existsSync(dir)) await runCommand('tsx', ['scripts/generateCorpus.ts', '--dir', dir, ...counts])
}

/** Measures all engines on the first `limit` articles and a tenth as many modules. @returns a row per engine */
async function bench(dir: string, limit = Number.POSITIVE_INFINITY): Promise<string[][]> {
  const [modules, articles] = [loadModules(dir).slice(0, limit / 10), loadArticles(dir).slice(0, limit)]
  const content: Content = {
    documents: [...modules.map(moduleDocument), ...articles.map(articleDocument)],
    cards: [
      ...modules.map((module) => ({ id: module.slug, fields: moduleFields(module) })),
      ...articles.map((article) => ({ id: article.id, fields: articleFields(article) })),
    ],
  }
  const name = `${modules.length.toLocaleString('en')} modules, ${articles.length.toLocaleString('en')} articles`
  const rows: string[][] = []
  for (const create of ENGINES) {
    const engine = await create(content)
    console.error(`${name}: ${engine.name}`)
    rows.push([name, engine.name, ...(await measureEngine(content, engine))])
    await engine.close?.()
  }
  return rows
}

await main()
