import { chakra } from '@chakra-ui/react'
import { keepTogether } from '../../ui/keepTogether.tsx'

const Block = chakra('div', {
  base: {
    maxW: 'headline',
    '&&:has(+ a)': { mb: '0' },
    '& h2': { textStyle: 'title' },
    '& h2 ~ p': { textStyle: 'lead', color: 'fg.quiet', mt: '4', maxW: 'text' },
  },
  variants: {
    space: {
      normal: { mb: { base: '6', md: '10', lg: '12' } },
      small: { mb: { base: '6', lg: '10' }, '& h2 ~ p': { fontSize: '1.125rem' } },
    },
  },
})

interface SectionIntroProps {
  /** Id of the heading, for `labelledBy` of the section and for anchors. */
  id: string
  heading: string
  text?: string | undefined
  /** Between the intro and what it introduces. */
  space?: 'normal' | 'small'
}

/** Heading of a section with an optional line below. The heading can take the focus, so that anchors land on it. */
export function SectionIntro({ id, heading, text, space = 'normal' }: SectionIntroProps) {
  return (
    <Block space={space}>
      <h2 id={id} tabIndex={-1} className={heading.startsWith('“') ? 'quoted' : undefined}>
        {keepTogether(heading, true)}
      </h2>
      {text && <p>{keepTogether(text)}</p>}
    </Block>
  )
}
