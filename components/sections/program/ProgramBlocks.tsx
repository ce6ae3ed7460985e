import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { PairedBlock, ProgramPageContent } from '#content/schema/program.ts'
import { Section } from '../../ui/Section.tsx'
import { VoiceQuote } from '../proof/VoiceQuote.tsx'
import { drawPart } from './programParts.tsx'

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '12', lg: '8' },
    '& > *': { minW: '0' },
    _print: { gridTemplateColumns: '1fr 1fr', columnGap: '8', rowGap: '4' },
  },
  variants: {
    split: {
      '4/8': { gridTemplateColumns: { lg: '4fr 8fr' } },
      '5/7': { gridTemplateColumns: { lg: '5fr 7fr' } },
      '6/6': { gridTemplateColumns: { lg: '1fr 1fr' } },
      '7/5': { gridTemplateColumns: { lg: '7fr 5fr' } },
      '8/4': { gridTemplateColumns: { lg: '8fr 4fr' } },
      none: { rowGap: { base: '10', lg: '12' } },
    },
  },
})

const Part = chakra('section')

/** Beside other parts a paper lies across the upper edge of its band; alone it lies in the middle, and so does a pad. */
const Table = chakra('div', {
  variants: {
    isRaised: {
      true: { mt: { lg: '-4rem' }, _print: { mt: '0' } },
      false: { width: '100%', maxW: '62rem', mx: 'auto' },
    },
  },
})

interface ProgramBlocksProps {
  content: ProgramPageContent
  /** Where the program stands among others, shown where the page says for whom it is. */
  neighbors: ReactNode
}

/** The parts of a program page, band by band, in the order in which the program tells them. */
export function ProgramBlocks({ content, neighbors }: ProgramBlocksProps) {
  return content.bands.map(({ parts: [first, second], ground, split }) => {
    if (first === 'voice') return <VoiceQuote key={first} {...content.voice} ground={ground} />
    const hasPaper = second === 'paper' || first === 'paper'
    if (!second)
      return (
        <Section key={first} ground={ground} space="snug" labelledBy={first}>
          {drawPart[first](content, { isHalf: false, neighbors })}
        </Section>
      )
    return (
      <Section key={first} ground={ground} space="snug">
        <Pair split={split ?? 'none'}>
          {[first, second].map((name: PairedBlock) =>
            name === 'paper' ? (
              <Table
                key={name}
                isRaised={split !== undefined && content.paper.form !== 'pad'}
                _print={split && { gridColumn: '1 / -1' }}
              >
                {drawPart.paper(content, { isHalf: true, neighbors })}
              </Table>
            ) : (
              <Part
                key={name}
                aria-labelledby={name}
                _print={hasPaper ? { gridColumn: '1 / -1' } : undefined}
              >
                {drawPart[name](content, { isHalf: split !== undefined, neighbors })}
              </Part>
            ),
          )}
        </Pair>
      </Section>
    )
  })
}
