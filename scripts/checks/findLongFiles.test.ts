import { describe, expect, it } from 'vitest'
import { findLongFiles } from './findLongFiles.ts'

const lines = (count: number) => 'a\n'.repeat(count)

describe('findLongFiles', () => {
  it.each(['components/ui/Heading.tsx', 'content/schema/roi.ts', 'content/faq.test.ts', 'scripts/start.js'])(
    'names %s with 201 lines, and accepts 200',
    (file) => {
      expect(findLongFiles(file, lines(200))).toEqual([])
      expect(findLongFiles(file, lines(201))).toEqual([
        `${file} has 201 lines of at most 200; look for a part that can stand alone`,
      ])
    },
  )

  it.each(['content/home.ts', 'content/programs/a1.ts'])('lets the copy in %s be longer', (file) => {
    expect(findLongFiles(file, lines(400))).toEqual([])
  })
})
