import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkCopy } from './checkCopy.ts'

test('names the line of copy that leads to an article or a module that is gone', () => {
  const dir = mkdtempSync(join(tmpdir(), 'copy-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  writeFileSync(
    join(dir, 'home.ts'),
    "const a = articlePath('here')\nconst b = [modulePath('gone'), articlePath('gone')]\n",
  )
  writeFileSync(join(dir, 'home.test.ts'), "modulePath('gone')")
  const reasonOf = (path: string) => (path.endsWith('/here') ? undefined : 'is a draft')
  expect(checkCopy(dir, reasonOf, dir)).toEqual([
    {
      file: join(dir, 'home.ts'),
      line: 2,
      message: expect.stringMatching(/^the link goes to \/fast-track-modules\/gone, which is a draft\. /),
    },
    {
      file: join(dir, 'home.ts'),
      line: 2,
      message: expect.stringMatching(/^the link goes to \/resources\/articles\/gone/),
    },
  ])
  expect(checkCopy('/another', reasonOf, dir)).toEqual([])
})
