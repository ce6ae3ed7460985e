import { findOutdated } from '../downloads/printedFiles.ts'
import type { Findings } from './Findings.ts'

/** Finds printed documents that are older than their content. */
export async function checkDocuments(): Promise<Findings> {
  const outdated = await findOutdated()
  return {
    problems: outdated.map(
      ([name]) =>
        `downloads/${name} is older than its content. Run npm run build with a Chromium and commit it.`,
    ),
    summary: 'The printed documents are as new as their content.',
  }
}
