import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadArticles } from '#content/collections/articles.ts'
import { loadModules } from '#content/collections/modules.ts'
import { corpusFiles } from './corpus/corpusFiles.ts'
import { createRandom } from './testing/randomCases.ts'

/**
 * Writes a large catalog for testing at scale: `npm run corpus -- --dir /tmp/corpus`, then `CONTENT_DIR=/tmp/corpus
 * npm run build`. Empties the two folders first.
 */
function main(): void {
  const { values } = parseArgs({
    options: {
      dir: { type: 'string', default: '.generated/corpus' },
      articles: { type: 'string', default: '10000' },
      modules: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
    },
  })
  const counts = { articles: Number(values.articles), modules: Number(values.modules) }
  const source = { articles: loadArticles('./content'), modules: loadModules('./content') }
  for (const folder of ['articles', 'modules']) {
    rmSync(join(values.dir, folder), { recursive: true, force: true })
    mkdirSync(join(values.dir, folder), { recursive: true })
  }
  let bytes = 0
  for (const { path, text } of corpusFiles(source, counts, createRandom(Number(values.seed)))) {
    writeFileSync(join(values.dir, path), text)
    bytes += text.length
  }
  console.log(
    `${counts.articles} articles and ${counts.modules} modules, ${(bytes / 1e6).toFixed(0)} MB, in ${values.dir}`,
  )
}

main()
