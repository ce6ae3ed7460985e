import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Section } from '../ui/Section.tsx'

const Row = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '6', lg: '8' },
    gridTemplateColumns: { lg: '7fr 5fr' },
    alignItems: 'end',
    '& h2': { textStyle: 'title', maxW: '24ch' },
    '& p': { textStyle: 'lead', textWrap: 'pretty', mt: '4', maxW: 'text' },
  },
})

const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '3' },
})

interface ClosingCallProps {
  id?: string
  heading: string
  text: string
  ground?: 'coral' | 'teal' | 'tint' | 'sand'
  /** Buttons. */
  children: ReactNode
}

/** The last section of a page: what to do next. */
export function ClosingCall({
  id = 'next-step',
  heading,
  text,
  ground = 'coral',
  children,
}: ClosingCallProps) {
  return (
    <Section ground={ground} labelledBy={id} space="tight">
      <Row>
        <div>
          <h2 id={id}>{heading}</h2>
          <p>{text}</p>
        </div>
        <Actions>{children}</Actions>
      </Row>
    </Section>
  )
}
