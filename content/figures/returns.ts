import type { Claim } from '../schema/claim.ts'

/** The return on the programs and its components. */
export const returns = {
  gross: {
    figure: '8.5x',
    label: 'average return on investment',
    note: 'before finance’s discount, on program fees alone',
  },
  net: { figure: '3.2x', label: 'average ROI', note: 'after finance’s discount, on all costs' },
  productivity: { figure: '15-25%', label: 'productivity gain' },
  attrition: { figure: '20-30%', label: 'leadership attrition reduced' },
  succession: { figure: '40%', label: 'faster succession' },
  organization: { figure: '30%', label: 'engagement increase' },
} as const satisfies Record<string, Claim>

/** The net return in the wording of the business case. */
export const netReturnAsShare = '320% within 12-18 months'
