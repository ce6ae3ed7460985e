/**
 * Which files of a folder `.dockerignore` keeps from a build (https://docs.docker.com/build/concepts/context/): the last
 * pattern that names a file, or a folder that it lies in, decides.
 * @param text content of the file; a star stands for any part of one name
 * @returns whether a path, relative to the folder and with forward slashes, is kept out
 */
export function ignoredFiles(text: string): (path: string) => boolean {
  const rules = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ isIgnored: !line.startsWith('!'), pattern: patternOf(line.replace(/^!/, '')) }))
  return (path) => rules.findLast(({ pattern }) => pattern.test(path))?.isIgnored ?? false
}

const patternOf = (line: string) =>
  new RegExp(`^${line.replace(/[.+^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*')}(?:/|$)`)
