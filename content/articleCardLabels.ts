/** Labels on an article card. */
export const articleCardLabels = {
  readMore: 'Read More',
  about: 'about',
  views: (views: string) => `${views} views`,
} as const
