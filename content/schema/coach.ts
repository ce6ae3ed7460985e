/** A coach in our network, as listed on the site. */
export interface Coach {
  name: string
  /** Includes the state’s postal code for cities in the United States: "Boston, MA". */
  city: string
  country: string
  /** The languages they coach in, most used first. */
  languages: readonly string[]
}
