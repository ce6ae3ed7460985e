/** Fields searched by the text filter of the module catalog. */
export const moduleFields = (card: Record<'title' | 'description', string>) => [card.title, card.description]

/** Fields searched by the text filters of the article listing and the carousel. */
export const articleFields = (card: Record<'title' | 'excerpt' | 'author', string>) => [
  card.title,
  card.excerpt,
  card.author,
]
