import { readFileSync } from 'node:fs'
import { readCopy } from '#content/collections/readCopy.ts'
import { listFigures } from '#content/figures.ts'
import { allowedFile } from '#content/schema/claim.ts'
import { listFiles } from '../build/listFiles.ts'
import type { Findings } from './Findings.ts'
import { findFigures } from './findFigures.ts'

/** The figures themselves. */
const APART = /^content\/figures\//

/** Checks that copy takes its marketing figures from `content/figures/`, so that a claim always has the same wording. */
export function checkFigures(): Findings {
  const known = {
    claims: Object.values(listFigures()),
    allowed: readCopy('figures/allowed', allowedFile).figures,
  }
  const files = listFiles('content').filter((file) => /\.(?:yaml|md)$/.test(file) && !APART.test(file))
  const problems = files.flatMap((file) =>
    findFigures(file.replace('content/', ''), readFileSync(file, 'utf8'), known).map(
      ({ line, figure }) =>
        `${file}:${line}: "${figure}" is not in the register. A claim of ours belongs in content/figures/; a story’s own figure in content/figures/allowed.yaml, with the reason.`,
    ),
  )
  return { problems, summary: `No figure outside the register in ${files.length} files of copy.` }
}
