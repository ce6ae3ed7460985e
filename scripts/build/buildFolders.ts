/** The finished build: what one deploys, and what a server in this folder serves. */
export const BUILD = 'dist'
/** Where the next build is made, beside the finished one and on the same disk, so that it can take its place by renaming. */
export const NEXT = '.builds/next'
/** The build before the finished one, to go back to. */
export const PREVIOUS = '.builds/previous'

/** The folder that the steps of a build write to; `scripts/build.ts` names it. */
export const outDir = () => process.env.OUT_DIR || BUILD
