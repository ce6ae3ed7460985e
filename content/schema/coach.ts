/** A coach of the network, as a list of coaches shows them. */
export interface Coach {
  name: string
  /** With the state where the country is the United States. */
  city: string
  country: string
  /** Those they coach in, the one they use most first. */
  languages: readonly string[]
}
