import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brand } from '#content/brand.ts'
import { contentFile } from '#content/collections/contentFiles.ts'
import { documents } from '#content/documents.ts'
import { FACTS_FILE, ownDownloads } from '#content/downloads.ts'
import { describeFile } from '#content/formats.ts'
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

/**
 * Puts the printed documents, the downloads generated from the content and an editor's own files in one folder, and records
 * their types, sizes and dates for the links to them.
 * @param folder receives the downloads
 * @param factsFile receives the types, sizes and dates
 * @param own the editor's own files, below `content/`
 */
export async function buildDownloads(
  folder: string,
  factsFile = FACTS_FILE,
  own: readonly { file: string; date: string }[] = ownDownloads,
): Promise<void> {
  const facts: Record<string, string> = {}
  // A file that was taken off the list is no longer public.
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const publish = (name: string, file: Buffer, date: string) => {
    writeFileSync(path.join(folder, name), file)
    facts[`/downloads/${name}`] = describeFile(name, file.length, date)
  }
  for (const { file, date } of own) publish(path.basename(file), readFileSync(contentFile(file)), date)
  for (const name of readdirSync(PRINTED).filter((file) => file.endsWith('.pdf')))
    publish(name, readFileSync(path.join(PRINTED, name)), documents.date)
  for (const [name, make] of Object.entries(downloadMakers)) publish(name, await make(), documents.date)
  mkdirSync(path.dirname(factsFile), { recursive: true })
  writeFileSync(factsFile, JSON.stringify(facts, null, 2))
}
