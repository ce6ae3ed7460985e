import { patchLibrary } from './patchLibrary.ts'

/**
 * Marks what react-router makes while it is loaded as free of side effects: contexts, components and symbols. It comes as one
 * file for all of its features, and without the marks each of them stays in the browser's code, used or not.
 */
export const pureReactRouter = () =>
  patchLibrary({
    name: 'pure-react-router',
    files: /node_modules\/react-router\/dist\//,
    changes: {
      'contexts and components': {
        find: /= (React\d*\.(?:forwardRef|createContext|memo))\(/g,
        by: '= /* @__PURE__ */ $1(',
      },
      symbols: { find: /^(var \w+ = )(Symbol\()/gm, by: '$1/* @__PURE__ */ $2' },
      'names for the developer tools': { find: /^ *\w+\.(displayName|contextType) = .*$/gm, by: '' },
    },
  })
