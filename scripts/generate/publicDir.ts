import { showsUnpublished } from '#content/collections/publication.ts'

/**
 * The folder of static files, all of them generated. The dev server, which also shows drafts, has a separate one, so
 * that a concurrent build doesn't include them.
 */
export const publicDir = () => (showsUnpublished() ? '.generated/dev/public' : 'public')
