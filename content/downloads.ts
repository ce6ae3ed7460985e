import { brand } from './brand.ts'
import type { Download } from './schema/download.ts'

/**
 * The facts of each file by its address, filled in where the site is built (vite.config.ts). Programs that make the
 * files, and unit tests, run without them.
 */
declare const DOWNLOAD_FACTS: Record<string, string>

const built = typeof DOWNLOAD_FACTS === 'undefined' ? {} : DOWNLOAD_FACTS

const download = (label: string, name: string): Download => {
  const href = `/downloads/${name}`
  return { label, href, facts: built[href] ?? '' }
}

/** Files to take away. */
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
