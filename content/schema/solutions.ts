import type { Image } from '../images.ts'
import type { LinkText } from './page.ts'

/** A solution family (specification, point 3). */
export interface SolutionFamily {
  title: string
  /** The situation that calls for it. */
  when: string
  description: string
  duration: string
  participants: string
  programs: readonly { name: string; text: string }[]
  link: LinkText
  image: Image
}
