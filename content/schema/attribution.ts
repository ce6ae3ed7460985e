/** What may be known of where an enquiry came from. Apart from the schema, because every page notes it at its start. */
export const ATTRIBUTION_KEYS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'referrer',
  'landingPage',
  'sentFrom',
] as const
/** Where the visitor came from on the first page of the visit, and the page the form was sent from. */
export type Attribution = Partial<Record<(typeof ATTRIBUTION_KEYS)[number], string>>
/** Longer attribution values are cut. */
export const ATTRIBUTION_LIMIT = 300
