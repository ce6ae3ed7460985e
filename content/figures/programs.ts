import type { Claim } from '../schema/claim.ts'

/** Results of the leadership programs for leaders and their teams. */
export const programs = {
  effectiveness: { figure: '86%', label: 'leadership effectiveness' },
  improvement: { figure: '40%', label: 'leadership improvement within 90 days' },
  readiness: { figure: '+85%', label: 'leadership readiness' },
  engagement: { figure: '+65%', label: 'engagement' },
  performance: { figure: '+41%', label: 'team performance' },
  retention: { figure: '+23%', label: 'retention' },
  turnover: { figure: '23%', label: 'turnover reduction' },
  completion: { figure: '95%', label: 'program completion' },
} as const satisfies Record<string, Claim>
