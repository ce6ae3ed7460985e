import { type Entry, nameOf } from './Entry.ts'
import { call } from './entries/call.tsx'
import { figures } from './entries/figures.tsx'
import { forms } from './entries/forms.tsx'
import { frame } from './entries/frame.tsx'
import { hub } from './entries/hub.tsx'
import { list } from './entries/list.tsx'
import { listings } from './entries/listings.tsx'
import { opening } from './entries/opening.tsx'
import { parts } from './entries/parts.tsx'
import { platform } from './entries/platform.tsx'
import { program } from './entries/program.tsx'
import { programHubs } from './entries/programHubs.tsx'
import { story } from './entries/story.tsx'
import { voices } from './entries/voices.tsx'

/** All entries of the gallery, in order. */
export const entries: readonly Entry[] = [
  ...opening,
  ...frame,
  ...program,
  ...programHubs,
  ...hub,
  ...figures,
  ...voices,
  ...list,
  ...story,
  ...call,
  ...platform,
  ...listings,
  ...forms,
  ...parts,
]

/** The entry with the given name, or the first one. */
export const findEntry = (name: string | null): Entry | undefined =>
  entries.find((entry) => nameOf(entry) === name) ?? entries[0]
