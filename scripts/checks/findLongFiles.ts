const MOST_LINES = 200

/** What the site says is as long as it is: the copy and the figures, but not the code that reads and checks them. */
const COPY = /^content\/(?!(?:checks|collections|schema)\/)(?!.*\.test\.ts$)/

/**
 * A file that has grown too long to be read in one go.
 * @param file path from the repository's root
 * @returns one sentence, or none
 */
export function findLongFiles(file: string, source: string): string[] {
  const lines = source.split('\n').length - 1
  if (lines <= MOST_LINES || COPY.test(file)) return []
  return [`${file} has ${lines} lines of at most ${MOST_LINES}; look for a part that can stand alone`]
}
