/** What we promise, for every page that promises it. */
export const promises = {
  /** Within which time an enquiry is answered (specification, point 9); content/schema/officeTime.ts counts it. */
  answer: '24 hours on working days',
} as const
