import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { companyBrochure } from './downloads/documents/companyBrochure.ts'
import { impactReport } from './downloads/documents/impactReport.ts'
import { leapGuide } from './downloads/documents/leapGuide.ts'
import { programGuide } from './downloads/documents/programGuide.ts'
import { strategicThinkingBrochure } from './downloads/documents/strategicThinkingBrochure.ts'
import { officeCard } from './downloads/officeCard.ts'
import { roiWorkbook } from './downloads/roiWorkbook.ts'

/** What makes each file to take away. */
export const downloadMakers: Record<string, () => Promise<Buffer> | Buffer> = {
  'program-guide.pdf': programGuide,
  'strategic-thinking.pdf': strategicThinkingBrochure,
  'leap-guide.pdf': leapGuide,
  'impact-report.pdf': impactReport,
  'brochure.pdf': companyBrochure,
  'roi-calculator.xlsx': roiWorkbook,
  'arohana.vcf': () => Buffer.from(officeCard()),
}

/**
 * Writes the files to take away, all made from the content.
 * @param folder where they go
 */
export async function buildDownloads(folder = 'public/downloads'): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const [name, make] of Object.entries(downloadMakers))
    writeFileSync(path.join(folder, name), await make())
}
