import type { PageHead } from '#content/schema/page.ts'

export default {
  title: 'Leadership programs',
  description: 'x',
  keywords: [],
  hero: 'teal',
} satisfies PageHead
