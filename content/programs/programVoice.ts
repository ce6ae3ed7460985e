import { portraitImage, portraitKey } from '../images.ts'
import type { ProgramVoice } from '../schema/program.ts'

/** Adds the portrait to a participant's quote, found by the name. */
export function programVoice(voice: Omit<ProgramVoice, 'portrait'>): ProgramVoice {
  return { ...voice, portrait: portraitImage(portraitKey(voice.name), `Portrait of ${voice.name}`) }
}
