import { readPage } from './collections/readPage.ts'
import { coachWeek } from './illustrations.ts'
import { spacePage } from './schema/pages/platforms.ts'

const { features, ...page } = readPage('space', spacePage)

/** Copy of /platforms/space. */
export const space = {
  ...page,
  features: { ...features, week: coachWeek },
}
