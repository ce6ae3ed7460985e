import { readFileSync } from 'node:fs'
import { listFiles } from '../build/listFiles.ts'

/** The result of a check. */
export interface Findings {
  /** What is wrong and what to do about it; none when the check passes. */
  problems: string[]
  /** Printed when the check passes. */
  summary: string
}

/** The files of folders whose names match, with their text. */
export const readFiles = (folders: readonly string[], name: RegExp): [file: string, source: string][] =>
  folders
    .flatMap(listFiles)
    .filter((file) => name.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')])

/** @returns a sentence for each place where a pattern (with the flag "g") is found, such as `content/site/menu.yaml:3: "…"; …` */
export const findInLines = (file: string, source: string, pattern: RegExp, advice: string): string[] =>
  source
    .split('\n')
    .flatMap((line, index) =>
      Array.from(line.matchAll(pattern), ([found]) => `${file}:${index + 1}: "${found}"; ${advice}`),
    )
