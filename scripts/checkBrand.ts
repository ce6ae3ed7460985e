import { readFileSync } from 'node:fs'
import { brand } from '#content/brand.ts'
import { findBrandProblems } from '#content/schema/brand.ts'
import { listFiles } from './build/listFiles.ts'
import { findContrastProblems } from './checks/findContrastProblems.ts'
import { findNames } from './checks/findNames.ts'
import { findRawColors } from './checks/findRawColors.ts'

/** Source folders of the build. Tests are excluded. */
const FOLDERS = ['components', 'content', 'pages', 'renderer', 'scripts', 'server']

/** Validates the brand and its color contrast, and that no other file spells out a color, the name or the domain. */
function main(): void {
  const files = FOLDERS.flatMap(listFiles).filter(
    (file) => /\.(?:tsx?|m?js|css|md)$/.test(file) && !/\.test\.tsx?$/.test(file),
  )
  const invalid = findBrandProblems(brand)
  const problems = [...invalid, ...(invalid.length > 0 ? [] : findContrastProblems(brand.palette))]
  for (const file of files) {
    const source = readFileSync(file, 'utf8')
    problems.push(...findRawColors(file, source), ...findNames(file, source, brand))
  }
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exit(1)
  console.log(`No color, name or domain of the brand is spelled out in ${files.length} files.`)
}

main()
