/** Promises that several pages make. */
export const promises = {
  /** The time in which we answer an inquiry (specification, point 9), calculated by content/schema/officeTime.ts. */
  answer: '24 hours on working days',
} as const
