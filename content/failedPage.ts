import { notFound } from './notFound.ts'
import type { PageHead } from './schema/page.ts'

/** Copy of the page that stands in for one that could not be shown, which is not the visitor's mistake. */
export const failedPage = {
  ...notFound,
  head: {
    ...notFound.head,
    title: 'This page could not be shown',
    description:
      'Something went wrong on our side. Please load the page again, or go on with one of the other pages.',
  } satisfies PageHead,
  heading: 'This page could not be shown',
  hint: 'Something went wrong on our side. Please load the page again; if that does not help, search for it or go on from here.',
} as const
