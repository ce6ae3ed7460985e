import { resolve } from 'node:path'
import { articlePath, modulePath } from '../routes.ts'
import type { Problem } from './ContentError.ts'

/** An article, or a picture of it. */
const ENTRY = /^(?<text>(?:.*\/)?(?<kind>articles|modules)\/(?<slug>[^/]+))(?:\.md|\/[^/]+)$/

/**
 * Leaves texts with mistakes out of everything that this process and its children build, so that they hold up no others.
 * @param problems all problems of the content
 * @returns those that can't be left out: mistakes in files that every page needs
 */
export function leaveOut(problems: readonly Problem[]): Problem[] {
  const files = new Set<string>()
  const others = problems.filter(({ file, isWarning }) => {
    const { text } = ENTRY.exec(file)?.groups ?? {}
    if (text && !isWarning) files.add(resolve(`${text}.md`))
    return !text && !isWarning
  })
  process.env.CONTENT_LEFT_OUT = JSON.stringify([...files])
  return others
}

/** The paths of the texts that are left out. */
export const leftOut = (): ReadonlySet<string> => new Set(JSON.parse(process.env.CONTENT_LEFT_OUT || '[]'))

/** The path of the page of a text or its picture; undefined for another file. */
export function entryPath(file: string): string | undefined {
  const { kind, slug = '' } = ENTRY.exec(file)?.groups ?? {}
  return kind && (kind === 'articles' ? articlePath(slug) : modulePath(slug))
}
