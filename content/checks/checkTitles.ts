import type { ArticleFacts } from '../schema/article.ts'
import type { ModuleFacts } from '../schema/module.ts'

/** Two modules, or two articles, with the same title: visitors could not tell their cards apart. */
export function checkTitles(modules: readonly ModuleFacts[], articles: readonly ArticleFacts[]): string[] {
  return [
    ...repeated(modules.map(({ slug, title }) => [`content/modules/${slug}.md`, title])),
    ...repeated(articles.map(({ id, title }) => [`content/articles/${id}.md`, title])),
  ]
}

function repeated(entries: [file: string, title: string][]) {
  const first = new Map<string, string>()
  return entries.flatMap(([file, title]) => {
    const other = first.get(title.toLowerCase())
    if (other) return [`${file}: field "title": "${title}" is already the title of ${other}`]
    first.set(title.toLowerCase(), file)
    return []
  })
}
