import { readFileSync } from 'node:fs'
import { brand } from '#content/brand.ts'
import { listFiles } from '../build/listFiles.ts'
import type { Findings } from './Findings.ts'
import { findContrastProblems } from './findContrastProblems.ts'
import { findSpelledOut } from './findSpelledOut.ts'

/** Source folders of the build. */
const FOLDERS = ['components', 'content', 'pages', 'renderer', 'scripts', 'server']

/** Checks the brand and the contrast of its colors, and that no other file spells out a color, the name or the domain. */
export function checkBrand(): Findings {
  const files = FOLDERS.flatMap(listFiles).filter((file) => /(?<!\.test)\.(?:tsx?|m?js|css|md)$/.test(file))
  return {
    problems: [
      ...findContrastProblems(brand.palette),
      ...files.flatMap((file) => findSpelledOut(file, readFileSync(file, 'utf8'), brand)),
    ],
    summary: `No color, name or domain of the brand is spelled out in ${files.length} files.`,
  }
}
