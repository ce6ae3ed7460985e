import { afterAll, vi } from 'vitest'

// Vitest restores stubs before each test, which is too late for the next file of the same worker: its imports come
// first. A `fetch` that stayed a stub once answered the requests of other files.
afterAll(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})
