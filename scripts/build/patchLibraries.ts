import { type Plugin, parseAst, Visitor } from 'vite'

/** Changes the code of a file, or returns it as it is. */
type Change = (code: string) => string

/**
 * A plugin that patches the code of a library for the browser. The build fails when a change finds nothing to change, which
 * means that the library is another one now (docs/decisions.md).
 * @param name of the plugin, in messages of the build
 * @param files of the library
 * @param changes by what they are about
 */
function patchLibrary(name: string, files: RegExp, changes: Readonly<Record<string, Change>>): Plugin {
  const missing = new Set<string>()
  return {
    name,
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      for (const about of Object.keys(changes)) missing.add(about)
    },
    transform: {
      filter: { id: files },
      handler(code) {
        let patched = code
        for (const [about, change] of Object.entries(changes)) {
          const before = patched
          patched = change(before)
          if (patched !== before) missing.delete(about)
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

/**
 * Marks the contexts, components and symbols that react-router creates on load as free of side effects. It is a single file
 * with all of its features, and unused ones aren't removed from the browser's code without these marks.
 */
export const pureReactRouter = () =>
  patchLibrary('pure-react-router', /node_modules\/react-router\/dist\//, {
    'contexts and components': (code) =>
      code.replace(/= (React\d*\.(?:forwardRef|createContext|memo))\(/g, '= /* @__PURE__ */ $1('),
    symbols: (code) => code.replace(/^(var \w+ = )(Symbol\()/gm, '$1/* @__PURE__ */ $2'),
    'names for the developer tools': (code) => code.replace(/^ *\w+\.(displayName|contextType) = .*$/gm, ''),
  })

/**
 * Removes the assertions of Vike and react-router: statements in these two libraries that only call an assertion function, with
 * the arguments, which Rolldown would keep because of their texts. Functions of ours with the same name aren't affected.
 */
export const dropDevelopmentChecks = () => [
  patchLibrary('drop-vike-checks', /node_modules\/vike\/dist\//, {
    'functions that assert': withoutCalls(/^assert/),
  }),
  patchLibrary('drop-react-router-checks', /node_modules\/react-router\/dist\//, {
    invariant: withoutCalls(/^invariant$/),
    warning: withoutCalls(/^warning$/),
    warningOnce: withoutCalls(/^warningOnce$/),
  }),
]

/** Blanks statements that call a function with such a name. */
function withoutCalls(name: RegExp): Change {
  return (code) => {
    let patched = code
    new Visitor({
      // The outer statement last, so that a call within its arguments leaves no semicolon of its own.
      'ExpressionStatement:exit'({ start, end, expression }) {
        if (expression.type !== 'CallExpression' || expression.callee.type !== 'Identifier') return
        if (!name.test(expression.callee.name)) return
        const blank = `;${code.slice(start + 1, end).replace(/./g, ' ')}`
        patched = patched.slice(0, start) + blank + patched.slice(end)
      },
    }).visit(parseAst(code))
    return patched
  }
}
