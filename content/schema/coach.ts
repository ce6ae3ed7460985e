import type { Image } from '../images.ts'
import type { PaperFields } from './workingPaper.ts'

/** A coach in our network, as listed on the site. */
export interface Coach {
  name: string
  /** Includes the state’s postal code for cities in the United States: "Boston, MA". */
  city: string
  country: string
  /** The languages they coach in, most used first. */
  languages: readonly string[]
}

/** What a client gets for a brief: a paper with two coaches to choose from. */
export interface CoachProposal extends Pick<PaperFields, 'fields'> {
  title: string
  purpose: string
  when: string
  coaches: readonly { name: string; text: string; portrait: Image }[]
  /** Shown next to the paper; says that it is a sample. */
  caption: string
}
