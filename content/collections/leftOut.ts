import { resolve } from 'node:path'
import { articlePath, landingPath, modulePath } from '../routes.ts'
import type { Problem } from './ContentError.ts'

/** A text with a page of its own. */
const ENTRY =
  /^(?:.*\/)?(?:(?<kind>articles|modules)\/(?:.*\/)?(?<slug>[^/]+)\.md|landing\/(?<landing>[^/]+)\.yaml)$/i

/**
 * Leaves texts with mistakes out of everything that this process and its children build, so that they hold up no others.
 * @param problems all problems of the content
 * @returns those that can't be left out: mistakes in files that every page needs
 */
export function leaveOut(problems: readonly Problem[]): Problem[] {
  const mistakes = problems.filter(({ isWarning }) => !isWarning)
  const texts = mistakes.filter(({ file }) => ENTRY.test(file)).map(({ file }) => resolve(file))
  process.env.CONTENT_LEFT_OUT = JSON.stringify([...new Set(texts)])
  return mistakes.filter(({ file }) => !ENTRY.test(file))
}

/** The paths of the texts that are left out. */
export const leftOut = (): ReadonlySet<string> => new Set(JSON.parse(process.env.CONTENT_LEFT_OUT || '[]'))

/** The path of the page of a text; undefined for another file. */
export function entryPath(file: string): string | undefined {
  const { kind, slug = '', landing } = ENTRY.exec(file)?.groups ?? {}
  if (landing) return landingPath(landing)
  return kind && (kind === 'articles' ? articlePath(slug) : modulePath(slug))
}
