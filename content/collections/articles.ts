import { join, resolve } from 'node:path'
import { type Article, articleFrontMatter } from '../schema/article.ts'
import { blockText } from './blockText.ts'
import { contentDir } from './contentDir.ts'
import { readCollection } from './readCollection.ts'

/**
 * Every article, the newest first. Read once per folder.
 * @param dir the content folder, by default `CONTENT_DIR` or "./content".
 * @throws ContentError with every problem of every file.
 */
export function loadArticles(dir = contentDir()): readonly Article[] {
  const key = resolve(dir)
  const known = loaded.get(key)
  if (known) return known
  const articles = readCollection(join(dir, 'articles'), articleFrontMatter)
    .map(({ slug, data, blocks }) => {
      const words = blocks.map(blockText).join(' ').match(/\S+/g)?.length ?? 0
      return { ...data, id: slug, blocks, readTime: readTime(words), shownDate: shownDate(data.date) }
    })
    .sort((a, b) => (a.date === b.date ? (a.id < b.id ? -1 : 1) : a.date < b.date ? 1 : -1))
  loaded.set(key, articles)
  return articles
}

const loaded = new Map<string, readonly Article[]>()

const WORDS_PER_MINUTE = 220

const readTime = (words: number) => `${Math.max(1, Math.round(words / WORDS_PER_MINUTE))} min read`

const shownDate = (date: string) =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(date))
