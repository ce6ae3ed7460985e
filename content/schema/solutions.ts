import type { Image } from '../images.ts'
import type { LinkText } from './page.ts'

/** A solution family (specification, point 3). */
export interface SolutionFamily {
  title: string
  /** The situation it is for. */
  when: string
  description: string
  duration: string
  participants: string
  programs: readonly { name: string; text: string }[]
  link: LinkText
  image: Image
}

/** A platform as an overview shows it (specification, point 3, Platform). */
export interface PlatformCard {
  title: string
  subtitle: string
  description: string
  features: readonly string[]
  href: string
  image: Image
}
