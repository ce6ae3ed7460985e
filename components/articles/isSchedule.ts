import type { ListItem } from '#content/schema/article.ts'

/** "10 minutes:", "0 to 20:", "Day 1:", "Week three:", "Before:" */
const TIME = /^(?:\d|day |week |month |quarter |before\b|after\b)/i

/** Whether every item of a list starts with a time in bold: an agenda or a timeline. */
export const isSchedule = (items: readonly ListItem[]) =>
  items.every(({ content: [first] }) => isStrong(first) && TIME.test(first.strong))

const isStrong = (part: ListItem['content'][number] | undefined) =>
  typeof part === 'object' && 'strong' in part
