import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { ProgramPageContent } from '#content/schema/program.ts'
import { Section } from '../../ui/Section.tsx'
import { VoiceQuote } from '../proof/VoiceQuote.tsx'
import { drawPart } from './programParts.tsx'

const Parts = chakra('div', {
  base: {
    display: 'grid',
    gap: '8',
    '& > *': { minW: '0' },
    // In print, blocks may break across pages, so that no page stays half empty.
    _print: { display: 'block', '& > * + *': { mt: '5' } },
  },
  variants: {
    /** Text parts are side by side on tablets as well. */
    isText: { true: { gridTemplateColumns: { md: '1fr 1fr' } } },
  },
})

const Part = chakra('section', { base: { breakInside: 'avoid' } })

/** Beside other parts, a paper overlaps the upper edge of its band, except for a pad. */
const Table = chakra('div', {
  variants: {
    isRaised: {
      true: { mt: { lg: '-4rem' }, _print: { mt: '0' } },
      false: { width: '100%', maxW: '62rem', mx: 'auto' },
    },
    isBesideTwo: { true: { lg: { gridColumn: '2', gridRow: '1 / span 2' } } },
  },
})

interface ProgramBlocksProps {
  content: ProgramPageContent
  /** The programs of the family, shown with the part about the audience. */
  neighbors: ReactNode
}

/** The parts of a program page, in bands, in the order set by its content. */
export function ProgramBlocks({ content, neighbors }: ProgramBlocksProps) {
  return content.bands.map(({ parts, ground, split }) => {
    if (parts[0] === 'voice')
      return (
        <Section key="voice" ground={ground} space="tight" labelledBy="voice">
          <VoiceQuote {...content.voice} />
        </Section>
      )
    const [first] = parts
    if (parts.length === 1)
      return (
        <Section key={first} ground={ground} space="snug" labelledBy={first}>
          {drawPart[first](content, { share: 12, neighbors })}
        </Section>
      )
    const shares = split?.split('/').map(Number)
    return (
      <Section unnamed key={first} ground={ground} space="snug">
        <Parts
          gridTemplateColumns={split && { lg: `${split.replace('/', 'fr ')}fr` }}
          isText={parts.some((name) => name === 'pitch')}
        >
          {parts.map((name, index) =>
            name === 'paper' ? (
              <Table key={name} isRaised={content.paper.form !== 'pad'} isBesideTwo={parts.length > 2}>
                {drawPart.paper(content, { share: 12, neighbors })}
              </Table>
            ) : (
              <Part key={name} aria-labelledby={name}>
                {drawPart[name](content, { share: shares?.[parts.length > 2 ? 0 : index] ?? 12, neighbors })}
              </Part>
            ),
          )}
        </Parts>
      </Section>
    )
  })
}
