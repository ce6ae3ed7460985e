import path from 'node:path'
import { contentDir } from '#content/collections/contentFiles.ts'
import { choices } from './choices.ts'
import { editorConfig } from './editorConfig.ts'

/**
 * The editor's configuration as a file, with each list of choices once: fields refer to it by name
 * (scripts/editor/page/start.js).
 * @param repository such as "github:company/website"; omit to edit local files
 */
export function formFile(repository?: string): string {
  const lists = Object.fromEntries(Object.entries(choices).map(([name, list]) => [name, list()]))
  const folder = path.relative('.', contentDir()).replaceAll(path.sep, '/')
  return JSON.stringify({ choices: lists, config: editorConfig(folder, repository) })
}
