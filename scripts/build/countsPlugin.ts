import type { Plugin } from 'vite'
import { countContent } from '#content/collections/countContent.ts'

const COUNTS = /\/content\/counts\.ts$/

/** Replaces content/counts.ts with its values when bundling, so that no page includes the code that counts. */
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
