import { type LandingPage, landingPage } from '../schema/landing.ts'
import { landingFiles } from './landingFiles.ts'
import { readCopy } from './readCopy.ts'

/** The landing pages that are public today, without those that are left out. */
export const landingPages = (): LandingPage[] =>
  [...landingFiles()].flatMap(([name, isPublic]) =>
    isPublic ? [{ ...readCopy(`landing/${name}`, landingPage), name }] : [],
  )
