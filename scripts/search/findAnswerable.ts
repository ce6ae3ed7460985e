import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { articlePath, modulePath } from '#content/routes.ts'
import { isRedirectPage, readBuiltPage } from '../build/builtPage.ts'
import type { Question } from './questions.ts'

const ENTRIES = [modulePath(''), articlePath('')]

/**
 * Finds the questions whose page exists, and reports pages missing from the build. Modules and articles may be
 * removed, renamed or unpublished; any other page has to exist.
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

/** A redirect doesn't count as a page. */
function hasPage(client: string, path: string): boolean {
  const file = join(path.slice(1), 'index.html')
  return existsSync(join(client, file)) && !isRedirectPage(readBuiltPage(client, file))
}
