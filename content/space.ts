import { readCopy } from './collections/readCopy.ts'
import { coachWeek } from './illustrations.ts'
import { paths } from './routes.ts'
import { spacePage } from './schema/pages/platforms.ts'
import { serviceHead } from './structuredData.ts'

const { head, joinTopic, hub, features, benefits, tools, outcomes, joining, ...page } = readCopy(
  'pages/space',
  spacePage,
)

/** Copy of /platforms/space. */
export const space = {
  ...page,
  head: serviceHead(head, { url: paths.space, section: 'platforms', hub }),
  topics: { join: joinTopic, contact: head.topic },
  hub,
  features: { ...features, id: 'features', week: coachWeek },
  benefits: { ...benefits, id: 'benefits' },
  tools: { ...tools, id: 'tools' },
  outcomes: { ...outcomes, id: 'outcomes' },
  joining: { ...joining, id: 'joining' },
}
