import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brand } from '#content/brand.ts'
import { describeFile } from '#content/describeFile.ts'
import { documents } from '#content/documents.ts'
import { companyBrochure } from './downloads/documents/companyBrochure.ts'
import { impactReport } from './downloads/documents/impactReport.ts'
import { leapGuide } from './downloads/documents/leapGuide.ts'
import { programGuide } from './downloads/documents/programGuide.ts'
import { strategicThinkingBrochure } from './downloads/documents/strategicThinkingBrochure.ts'
import { officeCard } from './downloads/officeCard.ts'
import { roiWorkbook } from './downloads/roiWorkbook.ts'
import { sampleCalendar } from './downloads/sampleCalendar.ts'

/** A function for each download that makes its content. */
export const downloadMakers: Record<string, () => Promise<Buffer> | Buffer> = {
  'program-guide.pdf': programGuide,
  'strategic-thinking.pdf': strategicThinkingBrochure,
  'leap-guide.pdf': leapGuide,
  'impact-report.pdf': impactReport,
  'brochure.pdf': companyBrochure,
  'roi-calculator.xlsx': roiWorkbook,
  'short-form-formats.ics': () => Buffer.from(sampleCalendar()),
  [`${brand.slug}.vcf`]: () => Buffer.from(officeCard()),
}

/** Type, size and date of each download by its path, read by vite.config.ts. */
export const FACTS_FILE = '.generated/downloads.json'

/**
 * Generates all downloads from the content, and records their types, sizes and dates for the links to them.
 * @param folder receives the downloads
 * @param factsFile receives the types, sizes and dates
 */
export async function buildDownloads(folder = 'public/downloads', factsFile = FACTS_FILE): Promise<void> {
  const facts: Record<string, string> = {}
  mkdirSync(folder, { recursive: true })
  for (const [name, make] of Object.entries(downloadMakers)) {
    const file = await make()
    writeFileSync(path.join(folder, name), file)
    facts[`/downloads/${name}`] = describeFile(name, file.length, documents.date)
  }
  mkdirSync(path.dirname(factsFile), { recursive: true })
  writeFileSync(factsFile, JSON.stringify(facts, null, 2))
}
