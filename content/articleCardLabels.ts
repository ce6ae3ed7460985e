/** Texts of an article's card. */
export const articleCardLabels = {
  readMore: 'Read More',
  about: 'about',
  views: (views: string) => `${views} views`,
} as const
