import type { Image } from '../images.ts'

/** A stage of the company's story. */
export interface Stage {
  name: string
  /** "2020", "since 2026" */
  when: string
  /** What the stage was about, in one sentence. */
  headline: string
  paragraphs: readonly string[]
  image: Image
}

/** A member of the leadership team (specification, point 3, Team member). */
export interface TeamMember {
  name: string
  role: string
  photo: Image
  blurb: string
  /** Profile on another site. */
  profile: string
  email: string
}
