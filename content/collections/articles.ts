import { articlePath } from '../routes.ts'
import { type Article, articleFrontMatter } from '../schema/article.ts'
import { blockText } from './blockTexts.ts'
import { Collection } from './Collection.ts'
import { formatDate } from './publication.ts'

/** The articles, newest first. */
export const articles = new Collection({
  name: 'articles',
  pathOf: articlePath,
  schema: articleFrontMatter,
  makeItem: ({ slug, data, blocks }): Article => {
    const words = blocks.map(blockText).join(' ').match(/\S+/g)?.length ?? 0
    return {
      ...data,
      id: slug,
      blocks,
      readTime: readTime(words),
      shownDate: formatDate(data.date),
    }
  },
  compare,
})

function compare(a: Article, b: Article) {
  if (a.date === b.date) return a.id < b.id ? -1 : 1
  return a.date < b.date ? 1 : -1
}

const WORDS_PER_MINUTE = 220

const readTime = (words: number) => `${Math.max(1, Math.round(words / WORDS_PER_MINUTE))} min read`
