/** What we promise, for every page that promises it. */
export const promises = {
  /** When an enquiry is answered (specification, point 9); content/schema/officeTime.ts counts it. */
  answer: 'within 24 hours on working days',
} as const
