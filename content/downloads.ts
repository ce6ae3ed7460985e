import { brand } from './brand.ts'
import type { Download } from './schema/download.ts'

const download = (label: string, name: string): Download => ({ label, href: `/downloads/${name}` })

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
