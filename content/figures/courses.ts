import type { Claim } from '../schema/claim.ts'

/** Results of workshops and modules, and satisfaction across all formats. */
export const courses = {
  satisfaction: {
    figure: '98%',
    label: 'satisfaction',
    note: 'across all formats, measured a week after the last session',
    drawing: { share: 98 },
  },
  firstReturn: { figure: '30 days', label: 'ROI timeline', note: 'from the session to the first return' },
  faster: {
    figure: '3x',
    label: 'faster than traditional training',
    note: 'from request to first use at work',
  },
} as const satisfies Record<string, Claim>
