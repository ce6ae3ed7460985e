import { chakra } from '@chakra-ui/react'
import type { LinkText } from '#content/schema/page.ts'
import { BackLink } from '../ui/BackLink.tsx'
import { keepTogether } from '../ui/keepTogether.tsx'

const Block = chakra('div', {
  base: {
    '& h1': { textStyle: 'display' },
    '& .lead': { textStyle: 'lead', color: 'fg.quiet', maxW: '34rem', mt: '3', textWrap: 'balance' },
    '& .plain': { textStyle: 'note', mt: '3', display: 'none' },
    '@media (scripting: none)': { '& .plain': { display: 'block' } },
  },
})

interface ListingTitleProps {
  back: LinkText
  heading: string
  lead: string
  /** Shown where the search box can't work. */
  withoutScript: string
}

/** The header of the article listing. */
export function ListingTitle({ back, heading, lead, withoutScript }: ListingTitleProps) {
  return (
    <Block>
      <BackLink {...back} />
      <h1>{keepTogether(heading, true)}</h1>
      <p className="lead">{lead}</p>
      <p className="plain">{withoutScript}</p>
    </Block>
  )
}
