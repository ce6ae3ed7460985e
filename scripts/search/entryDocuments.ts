import type { SearchDocument } from '#components/search/engine/SearchDocument.ts'
import { blockText } from '#content/collections/blockTexts.ts'
import { moduleDetail } from '#content/modules.ts'
import { articlePath, modulePath } from '#content/routes.ts'
import type { Article } from '#content/schema/article.ts'
import type { Module } from '#content/schema/module.ts'
import { MODULE_ANCHORS } from '#content/schema/moduleSections.ts'
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

/** Converts a module to a document of the site search: its texts first, then the sections of its page. */
export function moduleDocument(module: Module): SearchDocument {
  const section = (part: 'outcomes' | 'keySkills') => ({
    id: MODULE_ANCHORS[part],
    heading: moduleDetail.headings[part],
    text: joinTexts(module[part]),
  })
  return {
    url: modulePath(module.slug),
    kind: 'module',
    title: module.title,
    keywords: [...module.keywords, module.category, module.audience],
    sections: [
      {
        id: '',
        heading: '',
        text: joinTexts([
          module.description,
          module.metaDescription,
          ...module.longDescription.map(blockText),
        ]),
      },
      section('outcomes'),
      ...module.whatYoullLearn.map(({ title, text }) => ({
        id: MODULE_ANCHORS.whatYoullLearn,
        heading: title,
        text,
      })),
      section('keySkills'),
    ],
  }
}
