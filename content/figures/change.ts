import type { Claim } from '../schema/claim.ts'

/** Results of the change programs. */
export const change = {
  changeReadiness: { figure: '+75%', label: 'Change Readiness', drawing: { after: 175 } },
  teamResilience: { figure: '+68%', label: 'Team Resilience', drawing: { after: 168 } },
  transformationSuccess: { figure: '+52%', label: 'Transformation Success', drawing: { after: 152 } },
  employeeEngagement: { figure: '+43%', label: 'Employee Engagement', drawing: { after: 143 } },
} as const satisfies Record<string, Claim>
