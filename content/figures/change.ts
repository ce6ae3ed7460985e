import type { Claim } from '../schema/claim.ts'

/** Results of the change programs. */
export const change = {
  changeReadiness: { figure: '+75%', label: 'Change Readiness' },
  teamResilience: { figure: '+68%', label: 'Team Resilience' },
  transformationSuccess: { figure: '+52%', label: 'Transformation Success' },
  employeeEngagement: { figure: '+43%', label: 'Employee Engagement' },
} as const satisfies Record<string, Claim>
