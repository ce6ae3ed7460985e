import type { SectionKey } from '#content/images.ts'
import { tones } from './palette.ts'
import {
  familyCoaching,
  familyLeadership,
  familyShortForm,
  familyStrategy,
  familyTransformation,
} from './sections/families.ts'
import { enterprise, gcc, pharma, startups } from './sections/industries.ts'
import { aiArenaCard, leapCard, spaceCard } from './sections/platforms.ts'
import { H, type Section, W } from './sections/section.ts'
import { future, genesis, global } from './sections/story.ts'
import { picture } from './svg.ts'

const SECTIONS: Record<SectionKey, Section> = {
  'about-genesis': genesis,
  'about-global': global,
  'about-future': future,
  pharma,
  gcc,
  startups,
  enterprise,
  'leap-card': leapCard,
  'space-card': spaceCard,
  'ai-arena-card': aiArenaCard,
  'family-leadership': familyLeadership,
  'family-transformation': familyTransformation,
  'family-strategy': familyStrategy,
  'family-short-form': familyShortForm,
  'family-coaching': familyCoaching,
}

/** A picture inside a page, 960 x 720. */
export function sectionArt(key: SectionKey) {
  const { ground, draw } = SECTIONS[key]
  return picture(W, H, draw(tones[ground]), tones[ground].ground)
}
