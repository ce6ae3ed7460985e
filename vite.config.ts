import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { generatedPath } from './content/collections/publication.ts'
import { logoSize } from './scripts/art/logo.ts'
import { copyPlugin } from './scripts/build/copyPlugin.ts'
import { dropDevelopmentChecks, pureReactRouter } from './scripts/build/patchLibraries.ts'

/** One chunk for each of these: the start script evaluates them one by one, so that the page can answer in between. */
const sharedByAll = (priority: number, name: string, test: RegExp) => ({
  name,
  priority,
  test,
  minShareCount: 14,
})

export default defineConfig({
  plugins: [copyPlugin(), pureReactRouter(), dropDevelopmentChecks(), react(), vike()],
  define: {
    ANALYTICS: JSON.stringify(process.env.ANALYTICS ?? ''),
    // For the logo's place on the page before it is there (components/layout/Logo.tsx).
    LOGO_SIZE: JSON.stringify(logoSize()),
  },
  publicDir: generatedPath('public'),
  envPrefix: ['VITE_', 'SITE_URL'],
  // Settings come from the environment alone, where they are checked; .env is read into it by the programs that npm runs.
  envDir: false,
  logLevel: 'warn',
  build: {
    outDir: process.env.OUT_DIR ?? 'dist',
    target: 'es2022',
    rolldownOptions: {
      // Late code for browsers may come at once on the server.
      checks: { bundlerTimings: false, pluginTimings: false, ineffectiveDynamicImport: false },
      treeshake: {
        // Emotion imports them for a function that the site does not use.
        moduleSideEffects: [
          { test: /node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false },
        ],
      },
      output: {
        codeSplitting: {
          groups: [
            sharedByAll(4, 'react', /node_modules\/(react|react-dom|scheduler)\//),
            sharedByAll(
              3,
              'styles',
              /node_modules\/(@chakra-ui|@emotion|@pandacss|stylis)\/|components\/theme\//,
            ),
            sharedByAll(2, 'router', /node_modules\/(vike|react-router|react-router-dom)\//),
            // What most pages share comes in one file: a chunk of its own for each small section costs requests and compression.
            sharedByAll(1, 'shared', /\/(components|content|renderer)\//),
          ],
        },
      },
    },
    assetsInlineLimit: 0,
    manifest: true,
    // Steps fetch ahead what they need (renderer/prefetchLinks.ts); the lists for it would weigh 1.5 kB on every page.
    modulePreload: false,
  },
})
