import { it } from 'vitest'
import { releaseUnderLoad } from './release.ts'

it('release: serves on while builds fail and replace each other', () => releaseUnderLoad())
