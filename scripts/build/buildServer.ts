import path from 'node:path'
import { build } from 'vite'
import { outDir } from './buildFolders.ts'
import { copyPlugin } from './copyPlugin.ts'

/**
 * Bundles the server and its command-line programs into `server/` of the build: plain JavaScript that needs only Node
 * and the "dependencies" of package.json.
 */
async function main(): Promise<void> {
  await build({
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [copyPlugin({ everywhere: true })],
    // A file for each language would take a descriptor of its own.
    ssr: { noExternal: ['zod'] },
    build: {
      ssr: true,
      outDir: path.join(outDir(), 'server'),
      target: 'node20',
      minify: false,
      rolldownOptions: {
        checks: { bundlerTimings: false, pluginTimings: false },
        input: {
          index: 'server/index.ts',
          outbox: 'server/cli/outbox.ts',
          isBuildCurrent: 'scripts/build/buildStamp.ts',
          release: 'scripts/build/release.ts',
          rollback: 'scripts/build/rollback.ts',
        },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'shared-[hash].js',
          minifyInternalExports: false,
        },
      },
    },
  })
}

await main()
