import { defineConfig } from 'vitest/config'

const tests = (suffix: string) => `{server,content,components,renderer,scripts}/**/*${suffix}.{ts,tsx}`

export default defineConfig({
  test: {
    setupFiles: ['scripts/testing/failOnConsole.ts'],
    restoreMocks: true,
    unstubEnvs: true,
    projects: [
      { extends: true, test: { name: 'fast', include: [tests('.test')], exclude: [tests('.slow.test')] } },
      { extends: true, test: { name: 'slow', include: [tests('.slow.test')], testTimeout: 120_000 } },
    ],
  },
})
