import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const tests = (folders: readonly string[], suffix: string) =>
  folders.map((folder) => `${folder}/**/*${suffix}.{ts,tsx}`)
const pure = ['content', 'components', 'renderer', 'scripts']
const slow = tests(['server', ...pure], '.slow.test')
/** Tests that wait: for leases, limits and owners, and for servers that start or come back. */
const waiting = tests(['server'], '.waiting.test')
/** Tests that need the finished build in `dist/`. */
const built = tests(['server', ...pure], '.built.test')

export default defineConfig({
  test: {
    setupFiles: 'scripts/testing/setup.ts',
    restoreMocks: true,
    // The default leaves one core idle, which is half of a small machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    unstubEnvs: true,
    unstubGlobals: true,
    // Durations mean little on a machine under other load.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 10 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'fast',
          include: tests(pure, '.test'),
          exclude: [...slow, ...built],
          // Files share no state, and loading every module again takes half of the time.
          pool: 'threads',
          // Their hundreds of files in one, kept for the next run.
          deps: { optimizer: { ssr: { enabled: true, include: ['@chakra-ui/react', '@emotion/react'] } } },
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'fast-server',
          include: tests(['server'], '.test'),
          exclude: [...slow, ...waiting, ...built],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          include: slow,
          // The bundle of the printed documents is ready for Node.
          server: { deps: { external: [/\/\.generated\//] } },
          testTimeout: 300_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'waiting',
          include: waiting,
          globalSetup: 'server/testing/bundleServer.ts',
          testTimeout: 300_000,
          hookTimeout: 120_000,
          // They hardly use it.
          maxWorkers: 4,
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        test: {
          name: 'built',
          include: built,
          testTimeout: 300_000,
          hookTimeout: 180_000,
          // Each works on a copy of its own.
          maxWorkers: 3,
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
})
