import { resolve } from 'node:path'
import type { Problem } from '../collections/ContentError.ts'
import { FIXED_MODULE } from '../fixedModule.ts'

/** Checks that the module that every other one links to exists, in the shipped content folder only. */
export function checkFixedModule(
  dir: string,
  modules: readonly { slug: string }[],
  ownDir = './content',
): Problem[] {
  if (resolve(dir) !== resolve(ownDir) || modules.some(({ slug }) => slug === FIXED_MODULE)) return []
  const message =
    `every module links to "${FIXED_MODULE}", and there is no such module, or it is not public. ` +
    'After a rename, write its new name here; without it, choose another module.'
  return [{ file: 'content/fixedModule.ts', message }]
}
