/** Files to take away. Label and address of each; the build adds what it knows of the file. */
export const downloads = {
  programGuide: { label: 'Download Program Guide', href: '/downloads/program-guide.pdf', type: 'PDF' },
  strategicThinking: {
    label: 'Download Strategic Thinking Brochure',
    href: '/downloads/strategic-thinking.pdf',
    type: 'PDF',
  },
  leapGuide: { label: 'Download LEAP Guide', href: '/downloads/leap-guide.pdf', type: 'PDF' },
  impactReport: { label: 'Download Impact Report', href: '/downloads/impact-report.pdf', type: 'PDF' },
  brochure: { label: 'Download Brochure', href: '/downloads/brochure.pdf', type: 'PDF' },
  officeCard: { label: 'Contact card', href: '/downloads/arohana.vcf', type: 'VCF' },
  roiCalculator: { label: 'Download ROI Calculator', href: '/downloads/roi-calculator.xlsx', type: 'XLSX' },
} as const
