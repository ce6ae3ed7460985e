/** What the text filter of the module catalogue searches. */
export const moduleFields = (module: { title: string; description: string }) => [
  module.title,
  module.description,
]

/** What the text filters of the article listing and the carousel search. */
export const articleFields = (article: { title: string; excerpt: string; author: string }) => [
  article.title,
  article.excerpt,
  article.author,
]
