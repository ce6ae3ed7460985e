/** The keys of an inquiry's attribution. Kept out of the schema because every page records attribution when it loads. */
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
/** Where the visitor came from when the visit began, and the page the form was sent from. */
export type Attribution = Partial<Record<(typeof ATTRIBUTION_KEYS)[number], string>>
/** Maximum length of a value in characters; longer values are cut. */
export const ATTRIBUTION_LIMIT = 300
