import { afterAll, vi } from 'vitest'

// `unstubEnvs` restores before each test, which is too late for the imports of the next file in the same worker.
afterAll(() => void vi.unstubAllEnvs())
