/**
 * Evaluates `.dockerignore` (https://docs.docker.com/build/concepts/context/): the last pattern that matches a file
 * or one of its folders decides.
 * @param text content of the file; a star matches any part of one name
 * @returns a function that tells whether a path, relative to the folder and with forward slashes, is ignored
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
