import { relative, sep } from 'node:path'

/** A path relative to the project folder, with forward slashes; an absolute path for a file outside of it. */
export function shownPath(path: string): string {
  const short = relative(process.cwd(), path)
  return (short.startsWith('..') ? path : short).split(sep).join('/')
}
