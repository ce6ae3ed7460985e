import { defineConfig } from 'vitest/config'

const tests = (suffix: string) => `{server,content,components,renderer,scripts}/**/*${suffix}.{ts,tsx}`

export default defineConfig({
  test: {
    setupFiles: ['scripts/testing/failOnConsole.ts'],
    restoreMocks: true,
    unstubEnvs: true,
    // The time of a test says nothing on a machine that does other things as well.
    testTimeout: 20_000,
    hookTimeout: 20_000,
    projects: [
      { extends: true, test: { name: 'fast', include: [tests('.test')], exclude: [tests('.slow.test')] } },
      {
        extends: true,
        test: { name: 'slow', include: [tests('.slow.test')], testTimeout: 120_000, hookTimeout: 60_000 },
      },
    ],
  },
})
