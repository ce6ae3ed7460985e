import { choices } from './choices.ts'
import { editedFolder } from './editedFolder.ts'
import { editorConfig, type Repository } from './editorConfig.ts'

/**
 * The editor's configuration as a file, with each list of choices once: fields refer to it by name
 * (scripts/editor/page/start.js).
 * @param repository omit to edit local files
 */
export function formFile(repository?: Repository): string {
  const lists = Object.fromEntries(Object.entries(choices).map(([name, list]) => [name, list()]))
  return JSON.stringify({ choices: lists, config: editorConfig(editedFolder(), repository) })
}
