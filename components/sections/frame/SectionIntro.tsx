import { chakra } from '@chakra-ui/react'
import { keepTogether } from '../../ui/keepTogether.tsx'

const Block = chakra('div', {
  base: {
    maxW: 'headline',
    mb: { base: '6', md: '10', lg: '12', _print: '3' },
    '&&:has(+ a)': { mb: '0' },
    '& h2': { textStyle: 'title' },
    '& h2 ~ p': {
      textStyle: { base: 'lead', _print: 'body' },
      color: 'fg.quiet',
      mt: { base: '4', _print: '3' },
      maxW: 'text',
    },
  },
})

interface SectionIntroProps {
  /** Id of the heading, for `labelledBy` of the section and for anchors. */
  id: string
  heading: string
  text?: string | undefined
}

/** Heading of a section with an optional line below. The heading can take the focus, so that anchors land on it. */
export function SectionIntro({ id, heading, text }: SectionIntroProps) {
  return (
    <Block>
      <h2 id={id} tabIndex={-1} className={heading.startsWith('“') ? 'quoted' : undefined}>
        {keepTogether(heading, true)}
      </h2>
      {text && <p>{keepTogether(text)}</p>}
    </Block>
  )
}
