/** Category chips of the carousel on /resources, without "All Categories" (specification, point 9). */
export const CAROUSEL_CATEGORIES = [
  'Leadership Development',
  'AI & Technology',
  'Resilience & Change',
  'Strategic Thinking',
  'Coaching & Mentoring',
  'Global Leadership',
  'Impact & ROI',
] as const

/** Category chips of /resources/articles, without "All Categories" (specification, point 9). */
export const LISTING_CATEGORIES = [
  'Leadership Development',
  'AI & Technology',
  'Strategic Thinking',
  'Coaching & Mentoring',
  'Impact & ROI',
  'Communication Skills',
  'Professional Development',
  'Change Management',
  'Employee Engagement',
  'Performance Management',
  'Team Building',
  'Organizational Culture',
] as const

/** All categories of articles. Here rather than in the article schema, so that pages don't load zod. */
export const ARTICLE_CATEGORIES = [...new Set([...CAROUSEL_CATEGORIES, ...LISTING_CATEGORIES])]
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number]
