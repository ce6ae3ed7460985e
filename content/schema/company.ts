import { z } from 'zod'

/** The schema of `content/site/company.yaml`. */
export const companyFile = z.strictObject({
  tagline: z.string().trim().min(1).max(120),
  days: z.string().trim().min(1).max(60).meta({ title: 'Days on which the office is open' }),
})
