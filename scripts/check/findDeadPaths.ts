import { paths, staticRoutes } from '#content/routes.ts'

/** A path in quotes, with its query or anchor. Paths of files have a dot; those of modules and articles are built. */
const PATH = /(['"`])(\/[a-z][\w/-]*)(?:[?#][^'"`]*)?\1/g

/**
 * Finds paths spelled out in copy that lead to no page.
 * @returns one sentence each
 */
export function findDeadPaths(file: string, source: string): string[] {
  return source.split('\n').flatMap((line, index) =>
    [...line.matchAll(PATH)]
      .map(([, , path = '']) => path)
      .filter(
        (path) =>
          !staticRoutes.includes(path) &&
          !path.startsWith(`${paths.modules}/`) &&
          !path.startsWith(`${paths.articles}/`),
      )
      .map(
        (path) => `${file}:${index + 1}: "${path}" leads to no page; take the path from content/routes.ts`,
      ),
  )
}
