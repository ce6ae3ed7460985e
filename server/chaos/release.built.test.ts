import { it } from 'vitest'
import { TIMEOUT_MS } from './harness.ts'
import { releaseUnderLoad } from './release.ts'

it('release: serves on while builds fail and replace each other', { timeout: TIMEOUT_MS }, () =>
  releaseUnderLoad(),
)
