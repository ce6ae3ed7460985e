import { parseAst, Visitor } from 'vite'
import { patchLibrary } from './patchLibrary.ts'

/**
 * Removes the assertions of Vike and react-router: statements in these two libraries that only call an assertion function, with
 * the arguments, which Rolldown would keep because of their texts. Functions of ours with the same name aren't affected.
 */
export const dropDevelopmentChecks = () => [
  patchLibrary({
    name: 'drop-vike-checks',
    files: /node_modules\/vike\/dist\//,
    changes: { 'functions that assert': withoutCalls(/^assert/) },
  }),
  patchLibrary({
    name: 'drop-react-router-checks',
    files: /node_modules\/react-router\/dist\//,
    changes: {
      invariant: withoutCalls(/^invariant$/),
      warning: withoutCalls(/^warning$/),
      warningOnce: withoutCalls(/^warningOnce$/),
    },
  }),
]

/** Blanks statements that call a function with such a name. */
const withoutCalls = (name: RegExp) => (code: string) => {
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
