import path from 'node:path'
import { build } from 'vite'
import { outDir } from './build/buildFolders.ts'

/**
 * Bundles the server, and the programs that one runs beside it, into `server/` of the build. What runs there is plain JavaScript
 * that needs Node and the packages under "dependencies" in package.json, nothing of the site.
 */
async function main(): Promise<void> {
  await build({
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: true,
      outDir: path.join(outDir(), 'server'),
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: {
          index: 'server/index.ts',
          outbox: 'server/cli/outbox.ts',
          isBuildCurrent: 'scripts/build/buildStamp.ts',
          release: 'scripts/release.ts',
          rollback: 'scripts/rollback.ts',
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
