const MOST_LINES = 200

/** Copy and figures may be long, but not the code that reads and checks them. */
const COPY = /^content\/(?!(?:checks|collections|schema)\/)(?!.*\.test\.ts$)/

/**
 * Checks the length of a file.
 * @param file path from the repository's root
 * @returns a sentence if the file is too long, otherwise nothing
 */
export function findLongFiles(file: string, source: string): string[] {
  const lines = source.split('\n').length - 1
  if (lines <= MOST_LINES || COPY.test(file)) return []
  return [`${file} has ${lines} lines of at most ${MOST_LINES}; look for a part that can stand alone`]
}
