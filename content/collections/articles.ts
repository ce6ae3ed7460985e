import { type Article, type ArticleFacts, articleFrontMatter } from '../schema/article.ts'
import { blockText } from './blockText.ts'
import { Collection } from './Collection.ts'
import { contentDir } from './contentDir.ts'
import { curlQuotes } from './curlQuotes.ts'
import { formatDate } from './formatDate.ts'
import { publicFrom } from './publication.ts'

/**
 * The articles, newest first. `list` returns the facts of all, `read` one with its text, and `readAll` all with their texts,
 * one at a time.
 */
export const articles = new Collection({
  name: 'articles',
  schema: articleFrontMatter,
  makeFull: ({ slug, data, blocks }): Article => {
    const words = blocks.map(blockText).join(' ').match(/\S+/g)?.length ?? 0
    return {
      ...data,
      title: curlQuotes(data.title),
      excerpt: curlQuotes(data.excerpt),
      authorBio: curlQuotes(data.authorBio),
      metaDescription: curlQuotes(data.metaDescription),
      id: slug,
      blocks,
      readTime: readTime(words),
      shownDate: formatDate(data.date),
    }
  },
  makeFacts: ({ blocks: _, authorBio: __, metaDescription: ___, ...facts }): ArticleFacts => facts,
  compare,
  publicFrom,
})

/**
 * Loads every article with its text into memory, newest first. For large collections, use `articles.readAll` instead.
 * @param dir the content folder, by default `CONTENT_DIR` or "./content"
 * @throws ContentError with every problem of every file
 */
export const loadArticles = (dir = contentDir()): readonly Article[] =>
  [...articles.readAll(dir)].sort(compare)

function compare(a: ArticleFacts, b: ArticleFacts) {
  if (a.date === b.date) return a.id < b.id ? -1 : 1
  return a.date < b.date ? 1 : -1
}

const WORDS_PER_MINUTE = 220

const readTime = (words: number) => `${Math.max(1, Math.round(words / WORDS_PER_MINUTE))} min read`
