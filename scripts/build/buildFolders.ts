/** The finished build: what gets deployed and served. */
export const BUILD = 'dist'
/** Where the next build is written: on the same disk as the finished one, so that renaming can swap them. */
export const NEXT = '.builds/next'
/** The previous build, for rollback. */
export const PREVIOUS = '.builds/previous'

/** The folder that build steps write to; set by `scripts/build.ts`. */
export const outDir = () => process.env.OUT_DIR || BUILD
