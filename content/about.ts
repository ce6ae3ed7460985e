import { readPage } from './collections/readPage.ts'
import { organization } from './organization.ts'
import { team as members } from './people.ts'
import { aboutPage } from './schema/pages/company.ts'

const { team, ...page } = readPage('about', aboutPage, () => [
  {
    ...organization,
    employee: members.map(({ name, role, profile }) => ({
      '@type': 'Person',
      name,
      jobTitle: role,
      ...(profile && { sameAs: [profile] }),
    })),
  },
])

/** Copy of /about. */
export const about = { ...page, team: { ...team, members } }
