import { notFound } from './notFound.ts'
import type { PageHead } from './schema/page.ts'

/** Copy of the error page, shown in place of a page that failed. */
export const failedPage = {
  ...notFound,
  head: {
    ...notFound.head,
    title: 'This page couldn’t be shown',
    description:
      'Something went wrong on our side. Please reload the page, or start from one of the main pages: programs, modules, coaching or contact.',
  } satisfies PageHead,
  heading: 'This page couldn’t be shown',
  lead: 'Something went wrong on our side. Please reload the page. If that doesn’t help, search the articles or start from one of these pages.',
  hint: undefined,
} as const
