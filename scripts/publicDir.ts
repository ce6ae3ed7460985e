import { showsUnpublished } from '#content/collections/publication.ts'

/**
 * The folder of what is served as it is, all of it generated. The dev server, which shows drafts as well, has one of its own:
 * a build that runs at the same time must not find them.
 */
export const publicDir = () => (showsUnpublished() ? '.generated/dev/public' : 'public')

/** Where `npm run generate` notes what the files of that folder were made from. */
export const stampsDir = () => (showsUnpublished() ? '.generated/dev/stamps' : '.generated/stamps')
