import type { Claim } from '../schema/claim.ts'

/** The return on the programs and its components. */
export const returns = {
  gross: {
    figure: '8.5x',
    label: 'average return on investment',
    note: 'before finance’s discount, on program fees alone',
    drawing: { times: 8.5, spent: '1 spent', returned: '8.5 returned' },
  },
  net: {
    figure: '3.2x',
    label: 'average ROI',
    note: 'after finance’s discount, on all costs',
    drawing: { times: 3.2, spent: '1 spent', returned: '3.2 returned' },
  },
  productivity: { figure: '15-25%', label: 'productivity gain', drawing: { after: [115, 125] } },
  attrition: { figure: '20-30%', label: 'leadership attrition reduced', drawing: { after: [80, 70] } },
  succession: { figure: '40%', label: 'faster succession', drawing: { after: 60 } },
  organization: { figure: '30%', label: 'engagement increase', drawing: { after: 130 } },
} as const satisfies Record<string, Claim>

/** The net return in the wording of the business case. */
export const netReturnAsShare = '320% within 12-18 months'
