import { chakra } from '@chakra-ui/react'
import type { FlowStep } from '#content/schema/sections.ts'
import { noteHead } from '../../theme/noteHead.ts'

const besideSlip = { gridTemplate: 'auto 1fr / 3fr 2fr', columnGap: '8' }

const Steps = chakra('ol', {
  base: {
    display: 'grid',
    lg: { gridAutoFlow: 'column', gridAutoColumns: '1fr', columnGap: '8' },
    '& > li': {
      position: 'relative',
      display: 'grid',
      pl: { base: '10', lg: '0' },
      pt: { lg: '12' },
      pb: { base: '6', lg: '0', _print: '3' },
      // Titles, texts and slips of a row begin at one height.
      lg: { gridRow: 'span 3', gridTemplateRows: 'subgrid' },
      // On tablets and paper, slips are beside the words.
      '&:has(.result)': { mdToLg: besideSlip, _print: besideSlip },
      // The line to the next step: to the right, on phones downward.
      _before: {
        content: '""',
        position: 'absolute',
        left: { base: '0.6875rem', lg: '0' },
        right: { lg: '-8' },
        top: { base: '1rem', lg: '0.6875rem' },
        bottom: { base: '0', lg: 'auto' },
        borderLeftWidth: { base: '2px', lg: '0' },
        borderTopWidth: { lg: '2px' },
        borderColor: 'line.strong',
      },
      _after: { ...noteHead('1.5rem', 'coral.500'), left: '0', top: { base: '0.25rem', lg: '0' } },
    },
    '& > li:first-of-type::after': { bg: 'gold' },
    '& > li:last-of-type': { _before: { display: 'none' } },
    // Beside each other, a long word widens its column rather than break.
    '& h3, & .result': { overflowWrap: { lg: 'normal' } },
    '& h3': { textStyle: 'small' },
    '& p': { mt: { base: '2', _print: '1' }, mb: { lg: '5' } },
    // A slip of paper.
    '& .result': {
      alignSelf: 'start',
      gridArea: { mdToLg: '1 / 2 / span 2', _print: '1 / 2 / span 2' },
      mt: { base: '3', md: '0', _print: '0' },
      px: '3',
      py: '2',
      bg: 'white',
      fontFamily: 'heading',
      lineHeight: '1.25',
      transform: 'rotate(-1.2deg)',
      boxShadow: '0 1px 0 {colors.sand.2}',
      _print: { borderWidth: '1px', justifySelf: 'start', transform: 'none !important' },
    },
    '& > li:nth-of-type(even) .result': { transform: 'rotate(0.9deg)' },
  },
})

/** A method as a chain of steps and what each produces. */
export const StepFlow = ({ steps }: { steps: readonly FlowStep[] }) => (
  <Steps>
    {steps.map(({ title, text, result }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
        {result && <p className="result">{result}</p>}
      </li>
    ))}
  </Steps>
)
