/** The placeholder bodies that `npm run new` writes below the fields. */
export const TEMPLATE_BODIES = {
  module: 'The long description, in paragraphs and bullet lists.',
  article: 'The first paragraph.\n\n## A heading\n\nAnother paragraph.',
} as const
