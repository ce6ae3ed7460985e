import { chakra } from '@chakra-ui/react'
import type { LinkText } from '#content/schema/page.ts'
import { TextLink } from '../../ui/TextLink.tsx'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: '5fr 7fr' },
    columnGap: '12',
    rowGap: '6',
    mt: { base: '10', lg: '18' },
    pt: { base: '6', lg: '8' },
    borderTopWidth: '1px',
    borderColor: 'line.base',
    '& h3': { textStyle: 'subheading' },
    '& p': { textStyle: 'body', maxW: 'text' },
    '& h3 + p': { mt: '3' },
  },
})

interface StoryEndingProps {
  heading: string
  /** The result. */
  text: string
  /** Why the cards are in this order. */
  order: string
  link: LinkText
}

/** The result of the story, and why its order works. */
export function StoryEnding({ heading, text, order, link }: StoryEndingProps) {
  return (
    <Columns>
      <div>
        <h3>{heading}</h3>
        <p>{text}</p>
      </div>
      <div>
        <p>{order}</p>
        <TextLink look="standalone" to={link.href} mt="2">
          {link.label}
        </TextLink>
      </div>
    </Columns>
  )
}
