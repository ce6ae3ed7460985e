import { brand } from './brand.ts'
import type { Download } from './schema/download.ts'

/**
 * Type, size and date of each file, by its URL. Defined at build time (vite.config.ts); undefined in unit tests and in the
 * scripts that generate the files.
 */
declare const DOWNLOAD_FACTS: Record<string, string>

const built = typeof DOWNLOAD_FACTS === 'undefined' ? {} : DOWNLOAD_FACTS

const download = (label: string, name: string): Download => {
  const href = `/downloads/${name}`
  return { label, href, facts: built[href] ?? '' }
}

/** The files that visitors can download. */
export const downloads = {
  programGuide: download('Download Program Guide', 'program-guide.pdf'),
  strategicThinking: download('Download Strategic Thinking Brochure', 'strategic-thinking.pdf'),
  leapGuide: download('Download LEAP Guide', 'leap-guide.pdf'),
  impactReport: download('Download Impact Report', 'impact-report.pdf'),
  brochure: download('Download Brochure', 'brochure.pdf'),
  officeCard: download('Contact card', `${brand.slug}.vcf`),
  shortFormats: download('Sample entries for your calendar', 'short-form-formats.ics'),
  roiCalculator: download('Download ROI Calculator', 'roi-calculator.xlsx'),
}
