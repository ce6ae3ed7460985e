import { readPage } from './collections/readPage.ts'
import { coachWeek } from './illustrations.ts'
import { paths } from './routes.ts'
import { spacePage } from './schema/pages/platforms.ts'
import { serviceHead } from './structuredData.ts'

const { head, hub, features, ...page } = readPage('space', spacePage)

/** Copy of /platforms/space. */
export const space = {
  ...page,
  head: serviceHead(head, { url: paths.space, section: 'platforms', hub }),
  hub,
  features: { ...features, week: coachWeek },
}
