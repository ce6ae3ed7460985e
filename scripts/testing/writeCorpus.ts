import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { parseDocument } from 'yaml'
import { listFiles } from '../build/listFiles.ts'

const SOURCE = 'content'
const FRONT_MATTER = /^---\n(.*?)^---\n/ms

/** Front matter of a copy: titles have to differ, and the carousel and the featured articles are limited in number. */
const replaced: Record<string, (value: unknown, number: number) => unknown> = {
  title: (value, number) => numbered(value, number, 60),
  metaTitle: (value, number) => numbered(value, number, 55),
  featured: () => false,
  shownIn: () => ['listing'],
}

const numbered = (value: unknown, number: number, max: number) => {
  const end = ` ${number}`
  return `${String(value).slice(0, max - end.length)}${end}`
}

function copyOf(text: string, number: number): string {
  const [head = '', fields = ''] = FRONT_MATTER.exec(text) ?? []
  const document = parseDocument(fields)
  for (const [field, change] of Object.entries(replaced))
    if (document.has(field)) document.set(field, change(document.get(field), number))
  return `---\n${document.toString({ lineWidth: 0 })}---\n${text.slice(head.length)}`
}

/** Fills a folder of the corpus: the shipped files, then numbered copies of those that every listing shows. */
function repeat(folder: string, count: number, dir: string): void {
  const [source, target] = [path.join(SOURCE, folder), path.join(dir, folder)]
  rmSync(target, { recursive: true, force: true })
  mkdirSync(dir, { recursive: true })
  cpSync(source, target, { recursive: true })
  const texts = listFiles(source).map((file) => ({
    name: path.basename(file, '.md'),
    text: readFileSync(file, 'utf8'),
  }))
  const repeated = texts.filter(({ text }) => !text.includes('shownIn:') || text.includes('- listing'))
  for (let number = texts.length + 1; number <= count; number++) {
    const { name = '', text = '' } = repeated[number % repeated.length] ?? {}
    writeFileSync(path.join(target, `${name}-${number}.md`), copyOf(text, number))
  }
}

/**
 * Writes a catalog for tests at scale out of the shipped one: `npx tsx scripts/testing/writeCorpus.ts --articles 1000`, then
 * `CONTENT_DIR=.generated/corpus npm run build`.
 */
function main(): void {
  const { values } = parseArgs({
    options: {
      dir: { type: 'string', default: '.generated/corpus' },
      articles: { type: 'string', default: '1000' },
      modules: { type: 'string', default: '100' },
    },
  })
  repeat('articles', Number(values.articles), values.dir)
  repeat('modules', Number(values.modules), values.dir)
  console.log(`${values.articles} articles and ${values.modules} modules are in ${values.dir}`)
}

main()
