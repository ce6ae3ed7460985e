import { patchLibrary } from './patchLibrary.ts'

/**
 * Removes the assertions of Vike and react-router. Marks the assertion functions in these two libraries as free of side effects
 * at their declaration, so that functions with the same name elsewhere, such as ours, aren't affected.
 */
export const dropDevelopmentChecks = () => [
  patchLibrary({
    name: 'drop-vike-checks',
    files: /node_modules\/vike\/dist\//,
    changes: { 'functions that assert': marked('assert\\w*') },
  }),
  patchLibrary({
    name: 'drop-react-router-checks',
    files: /node_modules\/react-router\/dist\//,
    changes: {
      invariant: marked('invariant'),
      warning: marked('warning'),
      warningOnce: marked('warningOnce'),
    },
  }),
]

/**
 * Marks a function so that calls with unused results are removed. Skips a declaration with TypeScript types, which is in a
 * comment of Vike's that the mark would end.
 */
const marked = (name: string) => ({
  find: new RegExp(`^((?:export )?function ${name}\\([^:)]*\\) {)`, 'gm'),
  by: '/* @__NO_SIDE_EFFECTS__ */ $1',
})
