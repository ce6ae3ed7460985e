import type { Claim } from '../schema/claim.ts'

/** 23% fewer resignations, told as retention and as turnover. */
const resignations = { after: 77 }

/** Results of the leadership programs for leaders and their teams. */
export const programs = {
  effectiveness: { figure: '86%', label: 'leadership effectiveness', drawing: { share: 86 } },
  improvement: { figure: '40%', label: 'leadership improvement within 90 days' },
  readiness: { figure: '+85%', label: 'leadership readiness', drawing: { after: 185 } },
  engagement: { figure: '+65%', label: 'engagement', drawing: { after: 165 } },
  performance: { figure: '+41%', label: 'team performance', drawing: { after: 141 } },
  retention: { figure: '+23%', label: 'retention', drawing: resignations },
  turnover: { figure: '23%', label: 'turnover reduction', drawing: resignations },
  completion: { figure: '95%', label: 'program completion', drawing: { share: 95 } },
} as const satisfies Record<string, Claim>
