import { readPage } from './collections/readPage.ts'
import { organization } from './organization.ts'
import { team as members } from './people.ts'
import { paths } from './routes.ts'
import type { PageHead } from './schema/page.ts'
import { aboutPage } from './schema/pages/company.ts'
import { breadcrumbs } from './structuredData.ts'

const { head, team, ...page } = readPage('about', aboutPage)
const { breadcrumb, ...meta } = head

/** Copy of /about. */
export const about = {
  ...page,
  head: {
    ...meta,
    section: 'about',
    structuredData: [
      {
        ...organization,
        employee: members.map(({ name, role, profile }) => ({
          '@type': 'Person',
          name,
          jobTitle: role,
          ...(profile && { sameAs: [profile] }),
        })),
      },
      breadcrumbs({ label: breadcrumb, href: paths.about }),
    ],
  } satisfies PageHead,
  team: { ...team, members },
}
