import './run/readEnv.js'
import './run/plainErrors.js'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { TEMPLATE_BODIES } from '#content/checks/checkEntries.ts'
import { articles } from '#content/collections/articles.ts'
import { contentDir, shownPath } from '#content/collections/contentFiles.ts'
import { modules } from '#content/collections/modules.ts'
import { today } from '#content/collections/publication.ts'
import { articlePath, modulePath } from '#content/routes.ts'
import { articleFrontMatter } from '#content/schema/article.ts'
import { moduleFrontMatter } from '#content/schema/module.ts'
import { slugify } from '#content/schema/slugify.ts'
import { entryTemplate } from './new/entryTemplate.ts'

const KINDS = {
  module: { collection: modules, schema: moduleFrontMatter, pathOf: modulePath },
  article: { collection: articles, schema: articleFrontMatter, pathOf: articlePath },
} as const

const USAGE =
  'Use it as: npm run new -- article "What the handover log shows"\n       or: npm run new -- module "Find Your Why"'

/** Writes a valid draft of a module or an article, with a hint for every field, and prints the next steps. */
function main(): void {
  const [kind = '', ...words] = process.argv.slice(2)
  const title = words.join(' ').replace(/\s+/g, ' ').trim()
  if (kind !== 'module' && kind !== 'article') stop(USAGE)
  const { collection, schema, pathOf } = KINDS[kind]
  if (title === '') stop(`The ${kind} needs a title.\n${USAGE}`)
  const { minLength, maxLength } = schema.shape.title
  if (!schema.shape.title.safeParse(title).success)
    stop(`The title has ${title.length} characters. Write ${minLength} to ${maxLength}.`)
  const slug = slugify(title)
  if (slug === '') stop(`No address can be made from "${title}": it needs letters from a to z, or digits.`)
  const taken = collection.examine().find((entry) => entry.slug === slug)
  if (taken)
    stop(`${shownPath(taken.file)} is there already, and the file name is the address. Choose another title.`)
  const file = path.join(contentDir(), `${kind}s`, `${slug}.md`)
  const given = { title, draft: true, ...(kind === 'article' && { date: today(), views: '0' }) }
  writeFileSync(file, entryTemplate(schema, given, TEMPLATE_BODIES[kind]), { flag: 'wx' })
  console.log(
    [
      `Written: ${shownPath(file)}`,
      '',
      '1. Open the file and replace the example in each field and the text below the fields.',
      `2. See it: npm run dev, then http://localhost:3000${pathOf(slug)} (marked as a draft).`,
      '3. Check it: npm run check:content',
      '4. Publish it: write "draft: false".',
    ].join('\n'),
  )
}

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}

main()
