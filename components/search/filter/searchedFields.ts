/** What the text filter of the module catalog searches. */
export const moduleFields = (card: Record<'title' | 'description', string>) => [card.title, card.description]

/** What the text filters of the article listing and the carousel search. */
export const articleFields = (card: Record<'title' | 'excerpt' | 'author', string>) => [
  card.title,
  card.excerpt,
  card.author,
]
