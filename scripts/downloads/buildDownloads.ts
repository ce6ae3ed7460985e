import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brand } from '#content/brand.ts'
import { describeFile } from '#content/describeFile.ts'
import { documents } from '#content/documents.ts'
import { officeCard } from './officeCard.ts'
import { roiWorkbook } from './roiWorkbook.ts'
import { sampleCalendar } from './sampleCalendar.ts'

/** The printed documents (downloads/printedFiles.ts). They are committed, for machines without Chromium. */
export const PRINTED = 'downloads'

/** A function for each download besides the printed documents that makes its content. */
export const downloadMakers: Record<string, () => Promise<Buffer> | Buffer> = {
  'roi-calculator.xlsx': roiWorkbook,
  'short-form-formats.ics': () => Buffer.from(sampleCalendar()),
  [`${brand.slug}.vcf`]: () => Buffer.from(officeCard()),
}

/** Type, size and date of each download by its path, read by vite.config.ts. */
export const FACTS_FILE = '.generated/downloads.json'

/**
 * Puts the printed documents and the downloads generated from the content in one folder, and records their types, sizes and dates for the links to them.
 * @param folder receives the downloads
 * @param factsFile receives the types, sizes and dates
 */
export async function buildDownloads(folder = 'public/downloads', factsFile = FACTS_FILE): Promise<void> {
  const facts: Record<string, string> = {}
  mkdirSync(folder, { recursive: true })
  const printed = readdirSync(PRINTED).filter((name) => name.endsWith('.pdf'))
  const copies = printed.map((name) => [name, () => readFileSync(path.join(PRINTED, name))] as const)
  for (const [name, make] of [...copies, ...Object.entries(downloadMakers)]) {
    const file = await make()
    writeFileSync(path.join(folder, name), file)
    facts[`/downloads/${name}`] = describeFile(name, file.length, documents.date)
  }
  mkdirSync(path.dirname(factsFile), { recursive: true })
  writeFileSync(factsFile, JSON.stringify(facts, null, 2))
}
