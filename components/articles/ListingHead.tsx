import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { LinkText } from '#content/schema/page.ts'
import { noScript } from '../theme/noScript.ts'
import { keepTogether } from '../ui/keepTogether.tsx'
import { BackLink } from '../ui/TextLink.tsx'

const Head = chakra('div', {
  base: {
    display: { lg: 'grid' },
    gridTemplateColumns: '1fr 27rem',
    columnGap: '8',
    mb: { base: '4', lg: '6' },
    '& > *': { gridColumn: '1' },
    '& > a': { justifySelf: 'start' },
    '& h1': { textStyle: 'display' },
    '& .lead': { textStyle: 'lead', mt: '3' },
    '& .plain': { display: 'none', mt: '3' },
    '& .tools': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '3',
      mt: '6',
      gridColumn: '2',
      gridRow: { lg: '2 / span 2' },
      alignSelf: 'end',
    },
    '& form': { flex: '1 1 12rem' },
    // All of it needs JavaScript.
    [noScript]: { '& .plain': { display: 'block' }, '& .tools': { display: 'none' } },
  },
})

/** Texts of the head of the listing. */
export interface ListingTitle {
  back: LinkText
  heading: string
  lead: string
  /** Shown where the search box can't work. */
  withoutScript: string
}

interface ListingHeadProps extends ListingTitle {
  /** Tools that need JavaScript: search and saved items. */
  children: ReactNode
}

/** The head of the article listing, with its tools beside the title. */
export function ListingHead({ back, heading, lead, withoutScript, children }: ListingHeadProps) {
  return (
    <Head>
      <BackLink {...back} />
      <h1>{keepTogether(heading, true)}</h1>
      <p className="lead">{lead}</p>
      <p className="plain">{withoutScript}</p>
      <div className="tools">{children}</div>
    </Head>
  )
}
