import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import type { Findings } from '../check/findings.ts'
import { findChromium } from '../run/findChromium.ts'
import { PRINTED } from './buildDownloads.ts'
import { printDocument } from './printDocument.ts'
import { type RenderedDocument, renderDocuments } from './renderDocuments.ts'

/** What each of them was printed from. */
const HASHES = path.join(PRINTED, 'hashes.json')

const readHashes = (): Record<string, string> =>
  existsSync(HASHES) ? JSON.parse(readFileSync(HASHES, 'utf8')) : {}

/** Finds the documents whose printed file is missing or older than its content, by file name. */
async function findOutdated(): Promise<[name: string, document: RenderedDocument][]> {
  return [...(await renderDocuments())].filter(([name, document]) => isOutdated(name, document))
}

/** Checks that the printed documents are as new as their content. */
export async function checkDocuments(): Promise<Findings> {
  const outdated = await findOutdated()
  return {
    problems: outdated.map(
      ([name]) =>
        `${PRINTED}/${name} is older than its content. Run npm run build with a Chromium and commit it.`,
    ),
    summary: 'The printed documents are as new as their content.',
  }
}

/** Whether the printed file of a document is missing or older than its content. */
export const isOutdated = (name: string, { hash }: RenderedDocument) =>
  readHashes()[name] !== hash || !existsSync(path.join(PRINTED, name))

/**
 * Prints the outdated documents anew, or says which these are where there is no Chromium.
 * @returns whether all files are now as new as their content
 */
export async function updatePrinted(): Promise<boolean> {
  const outdated = await findOutdated()
  if (outdated.length === 0) return true
  const names = outdated.map(([name]) => name).join(', ')
  const executablePath = findChromium()
  const browser = executablePath && (await chromium.launch({ executablePath }).catch(() => undefined))
  if (!browser) {
    console.warn(`Older than their content: ${names}. Where Chromium runs, npm run build prints them anew.`)
    return false
  }
  mkdirSync(PRINTED, { recursive: true })
  try {
    for (const [name, { html }] of outdated)
      writeFileSync(path.join(PRINTED, name), await printDocument(browser, html))
  } finally {
    await browser.close()
  }
  const hashes = { ...readHashes(), ...Object.fromEntries(outdated.map(([name, { hash }]) => [name, hash])) }
  writeFileSync(HASHES, `${JSON.stringify(hashes, null, 2)}\n`)
  console.log(`Printed ${names}. Commit ${PRINTED}/ with the change.`)
  return true
}
