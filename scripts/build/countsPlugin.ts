import type { Plugin } from 'vite'
import { countContent } from '#content/collections/countContent.ts'

const COUNTS = /\/content\/counts\.ts$/

/** Puts the numbers of content/counts.ts in its place where it is bundled, so that no page carries what counts them. */
export function countsPlugin(): Plugin {
  return {
    name: 'content-counts',
    enforce: 'pre',
    load: {
      filter: { id: COUNTS },
      handler: () => `export const counts = ${JSON.stringify(countContent())}`,
    },
  }
}
