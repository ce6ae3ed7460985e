import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const Block = chakra('div', {
  base: {
    maxW: 'headline',
    mb: { base: '8', lg: '12' },
    '& p': { textStyle: 'lead', color: 'fg.quiet', mt: '4', maxW: 'text' },
  },
})

const Title = chakra('h2', { base: { textStyle: 'title' } })

interface SectionIntroProps {
  /** Id of the heading, for `labelledBy` of the section and for anchors. */
  id: string
  heading: string
  text?: ReactNode
}

/** Heading of a section with an optional line below. The heading can take the focus, so that anchors land on it. */
export function SectionIntro({ id, heading, text }: SectionIntroProps) {
  return (
    <Block>
      <Title id={id} tabIndex={-1}>
        {heading}
      </Title>
      {text && <p>{text}</p>}
    </Block>
  )
}
