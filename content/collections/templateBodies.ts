/** What stands below the fields of a file that `npm run new` has written, and is to be replaced. */
export const TEMPLATE_BODIES = {
  module: 'The long description, in paragraphs and bullet lists.',
  article: 'The first paragraph.\n\n## A heading\n\nAnother paragraph.',
} as const
