import type { Plugin } from 'vite'

interface LibraryPatch {
  /** Name of the plugin in messages of the build. */
  name: string
  /** The files of the library to change. */
  files: RegExp
  /** The replacements, by a name for the error when a text isn't found. */
  changes: Record<string, { find: RegExp | string; by: string | ((found: string) => string) }>
}

/**
 * A plugin that patches a library's code for the browser. The build fails when a text isn't found, which means that the library
 * has changed (docs/decisions/library-patches.md).
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
        for (const [change, { find, by }] of Object.entries(changes)) {
          const before = patched
          // The types know no union of the two.
          patched = patched.replace(find, by as string)
          if (patched !== before) missing.delete(change)
        }
        // Line numbers don't change, so a source map stays correct except for some columns.
        return { code: patched, map: null }
      },
    },
    buildEnd(error) {
      if (error || missing.size === 0) return
      const what = [...missing].join(', ')
      this.error(
        `${name}: the library has changed, nothing to patch for: ${what} (docs/decisions/library-patches.md)`,
      )
    },
  }
}
