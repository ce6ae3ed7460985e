import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { keepTogether } from '../../ui/keepTogether.tsx'

const Block = chakra('div', {
  base: {
    maxW: 'headline',
    '& h2': { textStyle: 'title' },
    '& h2 ~ p': { textStyle: 'lead', color: 'fg.quiet', mt: '4', maxW: 'text' },
  },
  variants: {
    space: {
      normal: { mb: { base: '6', lg: '12' } },
      small: { mb: '6', '& h2 ~ p': { textStyle: 'body' }, '&:not(:has(p))': { mb: { lg: '10' } } },
    },
    /** A link to the right of the words, below them on phones. */
    hasLink: {
      true: {
        display: { md: 'flex' },
        justifyContent: 'space-between',
        alignItems: 'center',
        columnGap: '8',
        maxW: 'none',
        '& > :not(div)': { flexShrink: '0', mt: { base: '4', md: '0' } },
      },
    },
  },
})

interface SectionIntroProps {
  /** Id of the heading, for `labelledBy` of the section and for anchors. */
  id: string
  heading: string
  text?: ReactNode
  /** Between the intro and what it introduces. */
  space?: 'normal' | 'small'
  /** A link or button in the row of the heading. */
  children?: ReactNode
}

/** Heading of a section with an optional line below. The heading can take the focus, so that anchors land on it. */
export function SectionIntro({ id, heading, text, space = 'normal', children }: SectionIntroProps) {
  const words = (
    <>
      <h2 id={id} tabIndex={-1}>
        {keepTogether(heading, true)}
      </h2>
      {text && <p>{typeof text === 'string' ? keepTogether(text) : text}</p>}
    </>
  )
  return (
    <Block hasLink={Boolean(children)} space={space}>
      {children ? <div>{words}</div> : words}
      {children}
    </Block>
  )
}
