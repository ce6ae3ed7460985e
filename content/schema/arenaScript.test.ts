import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { arenaFile } from './arenaScript.ts'

test('a choice needs a reply for every mood in which its turn can begin', () => {
  const file = parse(readFileSync('content/site/arena.yaml', 'utf8'))
  const { mood } = file.turns[0].choices[0].replies[file.startMood]
  delete file.turns[1].choices[2].replies[mood]
  expect(arenaFile.safeParse(file).error?.issues).toMatchObject([
    {
      path: ['turns', 1, 'choices', 2, 'replies'],
      message: `One is missing for the mood “${mood}”, in which this turn can begin.`,
    },
  ])
})
