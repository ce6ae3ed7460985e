import type { Plugin } from 'vite'

interface LibraryPatch {
  /** Name of the plugin in messages of the build. */
  name: string
  /** The files of the library to change. */
  files: RegExp
  /** The replacements, by a name for the error when a text isn't found. */
  changes: Record<string, Replacement>
}

/** A text, or a function where finding the text takes a parser. */
type Replacement = { find: RegExp | string; by: string } | ((code: string) => string)

/**
 * A plugin that patches a library's code for the browser. The build fails when a text isn't found, which means that the library
 * has changed (docs/decisions.md).
 */
export function patchLibrary({ name, files, changes }: LibraryPatch): Plugin {
  const missing = new Set<string>()
  return {
    name,
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      for (const change of Object.keys(changes)) missing.add(change)
    },
    transform: {
      filter: { id: files },
      handler(code) {
        let patched = code
        for (const [change, replacement] of Object.entries(changes)) {
          const before = patched
          patched =
            typeof replacement === 'function'
              ? replacement(before)
              : before.replace(replacement.find, replacement.by)
          if (patched !== before) missing.delete(change)
        }
        // Line numbers don't change, so a source map stays correct except for some columns.
        return { code: patched, map: null }
      },
    },
    buildEnd(error) {
      if (error || missing.size === 0) return
      const what = [...missing].join(', ')
      this.error(`${name}: the library has changed, nothing to patch for: ${what} (docs/decisions.md)`)
    },
  }
}
