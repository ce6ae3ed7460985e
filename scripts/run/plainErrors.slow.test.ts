import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder.ts'

/** Runs a program with a mistake in the file of the brand, outside of any repository. */
function run(program: string) {
  const folder = temporaryFolder({ 'brand/brand.yaml': 'name: 1\n' })
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), path.resolve(program)],
    {
      cwd: folder,
      env: { ...process.env, CONTENT_DIR: folder, GIT_DIR: folder, SMTP_URL: '' },
      encoding: 'utf8',
    },
  )
  return { status, said: stderr }
}

test.each(['scripts/new.ts', 'scripts/dev.ts', 'scripts/build/ensureBuild.ts'])(
  '%s says what is wrong with a file that it needs, and nothing of the code',
  (program) => {
    const { status, said } = run(program)
    expect(status).toBe(1)
    expect(said).toMatch(/^brand\/brand\.yaml:1: /)
    expect(said).not.toMatch(/^ +at /m)
  },
)

test('scripts/deploy.ts goes on, so that the correction can be fetched', () => {
  expect(run('scripts/deploy.ts').said).toMatch(/^Website: not published\n.*not a git repository/)
})
