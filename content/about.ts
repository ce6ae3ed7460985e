import { readPage } from './collections/readPage.ts'
import { organization } from './organization.ts'
import { team as members } from './people.ts'
import { paths } from './routes.ts'
import { aboutPage } from './schema/pages/company.ts'
import { innerHead } from './structuredData.ts'

const { head, team, ...page } = readPage('about', aboutPage)

/** Copy of /about. */
export const about = {
  ...page,
  head: innerHead(
    head,
    { url: paths.about, section: 'about' },
    {
      ...organization,
      employee: members.map(({ name, role, profile }) => ({
        '@type': 'Person',
        name,
        jobTitle: role,
        ...(profile && { sameAs: [profile] }),
      })),
    },
  ),
  team: { ...team, members },
}
