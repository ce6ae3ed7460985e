import type { SearchDocument } from '#components/search/engine/index.ts'
import { blockText } from '#content/collections/blockTexts.ts'
import { articlePath } from '#content/routes.ts'
import type { Article } from '#content/schema/article.ts'
import { joinTexts } from './joinTexts.ts'

/** Converts an article to a document of the site search: its introduction, then a section for each heading. */
export function articleDocument(article: Article): SearchDocument {
  const sections: (Omit<SearchDocument['sections'][number], 'text'> & { texts: string[] })[] = [
    { id: '', heading: '', texts: [article.excerpt] },
  ]
  for (const block of article.blocks) {
    if (block.kind === 'heading') sections.push({ id: block.id, heading: block.text, texts: [] })
    else sections.at(-1)?.texts.push(blockText(block))
  }
  return {
    url: articlePath(article.id),
    kind: 'article',
    title: article.title,
    keywords: [...article.tags, article.category, article.author],
    sections: sections.map(({ id, heading, texts }) => ({ id, heading, text: joinTexts(texts) })),
  }
}
