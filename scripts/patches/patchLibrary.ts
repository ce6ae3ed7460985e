import type { Plugin } from 'vite'

interface LibraryPatch {
  /** Name of the plugin, in the messages of the build. */
  name: string
  /** Which files of the library are changed. */
  files: RegExp
  /** What is changed, by a name for the message that says it was not found. */
  changes: Record<string, { find: RegExp; by: string }>
}

/**
 * Changes the text of a library on its way into the browser's code. The build fails when a text is not there anymore, which
 * tells of a change in the library: see docs/decisions/library-patches.md for what to do then.
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
          patched = patched.replace(find, by)
          if (patched !== before) missing.delete(change)
        }
        // No line moves, so the positions of a source map stay right but for some columns.
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
