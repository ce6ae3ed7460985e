import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { temporaryFolder, writeFiles } from '#scripts/testing/temporaryFolder.ts'

// A process of its own, because pictures are found from the folder that it works in.
test('a photo is found by the name that a camera and the editor gave it', () => {
  const folder = temporaryFolder()
  writeFiles(folder, { 'content/images/scenes/img_2041-workshop-zuerich.jpg': '' })
  const module = pathToFileURL(path.resolve('content/collections/findPicture.ts'))
  const program = `import { findPicture } from '${module}'
    console.log(findPicture('/scenes/img_2041-workshop-zuerich.jpg', 'A workshop')?.alt)`
  const tsx = import.meta.resolve('tsx')
  const found = execFileSync(process.execPath, ['--import', tsx, '--input-type=module', '-e', program], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(found).toBe('A workshop\n')
})
