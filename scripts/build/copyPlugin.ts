import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { register } from 'tsx/esm/api'
import type { Plugin, ViteDevServer } from 'vite'

const MODULE = /\/content\/.+(?<!\.test)\.ts(?:\?copy=\w+)?$/
/** What a module calls that reads files. */
const READS = /\bread(Copy|Page|Photos)\(/

/**
 * Puts its values in the place of a module of `content/` that reads files (content/collections/readCopy.ts), so that the
 * browser gets words and neither schemas nor YAML. Each value is a module of its own: a page loads those that it uses.
 * @param everywhere also in a bundle for Node, which then needs no `content/` beside it
 * @throws Error for a module that exports a function
 */
export function copyPlugin({ everywhere = false } = {}): Plugin {
  let server: ViteDevServer | undefined
  return {
    name: 'content-copy',
    enforce: 'pre',
    configureServer(started) {
      server = started
    },
    load: {
      filter: { id: MODULE },
      async handler(id) {
        if (this.environment.config.consumer === 'server' && !everywhere) return
        const [file = '', name] = id.split('?copy=')
        if (!READS.test(await readFile(file, 'utf8'))) return
        const values = await (server ? server.ssrLoadModule(file) : evaluate(file))
        const sourceOf = (name: string) =>
          `export const ${name} = ${toSource(values[name], `${name} of ${file}`)}`
        if (name) return sourceOf(name)
        const names = Object.keys(values)
        // The dev server has no bundles to keep small.
        if (server) return names.map(sourceOf).join('\n')
        const parts = names.map((name) => `export { ${name} } from ${JSON.stringify(`${file}?copy=${name}`)}`)
        return { code: parts.join('\n'), moduleSideEffects: false }
      },
    },
  }
}

let isRegistered = false

/** The exports of a TypeScript module, in this process. */
function evaluate(id: string): Promise<Record<string, unknown>> {
  if (!isRegistered) register()
  isRegistered = true
  return import(pathToFileURL(id).href)
}

function toSource(value: unknown, name: string): string {
  return JSON.stringify(value, (key, part) => {
    if (typeof part === 'function')
      throw new Error(`${name} holds a function: a module that reads files may export values only`)
    // Only the pre-rendered pages have it (renderer/renderHead.ts).
    return key === 'structuredData' ? undefined : part
  })
}
