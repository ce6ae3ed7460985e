import { patchLibrary } from './patchLibrary.ts'

/**
 * Marks the contexts, components and symbols that react-router creates on load as free of side effects. It is a single file
 * with all of its features, and unused ones aren't removed from the browser's code without these marks.
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
