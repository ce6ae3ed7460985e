import { existsSync, readFileSync } from 'node:fs'
import { brand } from './brand.ts'
import { readCopy } from './collections/readCopy.ts'
import { type Download, downloadFile } from './schema/names.ts'

const { made, own } = readCopy('site/downloads', downloadFile)

/** Type, size and date of each download by its path: scripts/downloads/buildDownloads.ts writes it before pages are rendered. */
export const FACTS_FILE = '.generated/downloads.json'
const facts: Record<string, string> = existsSync(FACTS_FILE)
  ? JSON.parse(readFileSync(FACTS_FILE, 'utf8'))
  : {}

const download = (label: string, name: string): Download => {
  const href = `/downloads/${name}`
  return { label, href, facts: facts[href] ?? '' }
}

/** The files that visitors can download and that are made from the content. */
export const madeDownloads = {
  programGuide: download(made.programGuide, 'program-guide.pdf'),
  strategicThinking: download(made.strategicThinking, 'strategic-thinking.pdf'),
  leapGuide: download(made.leapGuide, 'leap-guide.pdf'),
  impactReport: download(made.impactReport, 'impact-report.pdf'),
  brochure: download(made.brochure, 'brochure.pdf'),
  officeCard: download(made.officeCard, `${brand.slug}.vcf`),
  shortFormats: download(made.shortFormats, 'short-form-formats.ics'),
  roiCalculator: download(made.roiCalculator, 'roi-calculator.xlsx'),
}

/** All files that visitors can download, by the names that copy calls them. */
export const downloads = {
  ...madeDownloads,
  ...Object.fromEntries(
    own.map(({ name, label, file }) => [name, download(label, file.replace(/^\/?downloads\//, ''))]),
  ),
}

/** Files of an editor's own: below `content/`, with the date that their links show. */
export const ownDownloads = own
