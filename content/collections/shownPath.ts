import { relative, sep } from 'node:path'

/** A path as somebody in the folder of the project would type it; one outside of it in full. */
export function shownPath(path: string): string {
  const short = relative(process.cwd(), path)
  return (short.startsWith('..') ? path : short).split(sep).join('/')
}
