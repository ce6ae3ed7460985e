import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { articlePath, modulePath } from '#content/routes.ts'
import { isRedirectPage, readBuiltPage } from '../build/builtPage.ts'
import type { Question } from './questions.ts'

const ENTRIES = [modulePath(''), articlePath('')]

/**
 * The questions whose page is there, and one problem for each that the build has lost. A module or an article that was taken
 * away, renamed or not published yet is no one's answer; any other page has to be there.
 * @param client folder of the build, such as `dist/client`
 */
export function findAnswerable(
  client: string,
  questions: readonly Question[],
): { answerable: Question[]; problems: string[] } {
  const missing = new Set(questions.map(({ expected }) => expected).filter((path) => !hasPage(client, path)))
  return {
    answerable: questions.filter((question) => !missing.has(question.expected)),
    problems: [...missing]
      .filter((path) => !ENTRIES.some((start) => path.startsWith(start)))
      .map((path) => `${path} is the answer to a question and no page of the build`),
  }
}

/** A page that only leads on to another one is none. */
function hasPage(client: string, path: string): boolean {
  const file = join(path.slice(1), 'index.html')
  return existsSync(join(client, file)) && !isRedirectPage(readBuiltPage(client, file))
}
