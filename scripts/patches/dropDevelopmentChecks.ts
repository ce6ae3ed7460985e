import { patchLibrary } from './patchLibrary.ts'

/**
 * Leaves out what Vike and react-router check of themselves and of their users. The mark is put on the functions of these two
 * libraries, so that a function of the same name elsewhere, such as one of ours, stays what it is.
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
 * The declaration of a function whose calls may be left out when nobody uses what they return. Not with the types of
 * TypeScript: such a one stands in a comment of Vike's, which the mark would end.
 */
const marked = (name: string) => ({
  find: new RegExp(`^((?:export )?function ${name}\\([^:)]*\\) {)`, 'gm'),
  by: '/* @__NO_SIDE_EFFECTS__ */ $1',
})
