import { existsSync, readdirSync } from 'node:fs'

/** The sorted names of the files in a folder that end so, without that end; none if there is no such folder. */
export const namesIn = (folder: string, end: string): string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith(end))
    .map((file) => file.slice(0, -end.length))
    .sort()
