import { type LandingPage, landingPage } from '../schema/landing.ts'
import { ContentError } from './ContentError.ts'
import { landingFiles } from './landingFiles.ts'
import { readCopy } from './readCopy.ts'

/** The landing pages that are public today. One with mistakes is left out; the check of the content names them. */
export const landingPages = (): LandingPage[] =>
  [...landingFiles()].flatMap(([name, isPublic]) => (isPublic ? readLanding(name) : []))

function readLanding(name: string): LandingPage[] {
  try {
    return [{ ...readCopy(`landing/${name}`, landingPage), name }]
  } catch (error) {
    if (error instanceof ContentError) return []
    throw error
  }
}
