import { describe, expect, it } from 'vitest'
import { findFolderCycles } from './findFolderCycles.ts'
import { readImports } from './readImports.ts'

const cycles = (files: Record<string, string>) =>
  findFolderCycles(
    Object.entries(files).map(([file, source]) => ({ file, imports: readImports(file, source) })),
  )

describe('findFolderCycles', () => {
  it('names two folders that import from each other, and the files', () => {
    expect(
      cycles({
        'components/enquiry/Form.tsx': "import { useShell } from '../layout/shell.ts'",
        'components/layout/Header.tsx': "import { DemoLink } from '../enquiry/DemoLink.tsx'",
        'components/layout/shell.ts': '',
      }),
    ).toEqual([
      'These need each other: components/enquiry/Form.tsx imports from components/layout, ' +
        'components/layout/Header.tsx imports from components/enquiry',
    ])
  })

  it.each([
    ['a type', "import type { A } from '../b/b.ts'"],
    ['a late import', "const load = () => import('../b/b.ts')"],
    ['a way through a third folder', "import { c } from '../c/c.ts'"],
    ['a way through a file beside the folders', "import { log } from '../log.ts'"],
  ])('sees %s', (_what, source) => {
    const files = {
      'server/a/a.ts': source,
      'server/b/b.ts': "import { a } from '../a/deep/a.ts'",
      'server/c/c.ts': "import { b } from '../b/b.ts'",
      'server/log.ts': "import { b } from './b/b.ts'",
    }
    expect(cycles(files)).toEqual([expect.stringContaining('server/b/b.ts imports from server/a')])
  })

  it('looks into the folders of a folder, and past the files between them', () => {
    const hero = "import { Quote } from '../proof/Quote.tsx'"
    expect(
      cycles({
        'components/sections/opening/Hero.tsx': hero,
        'components/sections/proof/Quote.tsx': "import { useHero } from '../useHero.ts'",
        'components/sections/useHero.ts': "import { Hero } from './opening/Hero.tsx'",
        'components/ui/Heading.tsx': '',
      }),
    ).toEqual([
      'These need each other: components/sections/opening/Hero.tsx imports from components/sections/proof, ' +
        'components/sections/proof/Quote.tsx imports from components/sections/useHero.ts, ' +
        'components/sections/useHero.ts imports from components/sections/opening',
    ])
  })

  it.each([
    [
      'one direction',
      { 'server/a/a.ts': "import '../b/b.ts'; import '../log.ts'", 'server/b/b.ts': "import '../log.ts'" },
    ],
    ['files of one folder', { 'server/a/a.ts': "import './b.ts'", 'server/a/b.ts': "import './a.ts'" }],
    [
      'files of one subfolder',
      { 'server/a/b/c.ts': "import './d.ts'", 'server/a/b/d.ts': "import './c.ts'", 'server/a/e.ts': '' },
    ],
    ['other top-level folders', { 'pages/a/a.ts': "import '#content/b/b.ts'", 'content/b/b.ts': '' }],
  ])('accepts %s', (_what, files) => {
    expect(cycles(files)).toEqual([])
  })
})
