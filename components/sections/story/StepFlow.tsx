import { chakra } from '@chakra-ui/react'
import type { FlowStep, Loop } from '#content/schema/sections.ts'
import { noteHead } from '../../theme/noteHead.ts'
import { Icon } from '../../ui/Icon.tsx'

const Steps = chakra('ol', {
  base: {
    display: 'grid',
    _print: { breakInside: 'avoid' },
    lg: { gridAutoFlow: 'column', gridAutoColumns: '1fr', columnGap: '8' },
    '& > li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: { _print: '3fr 1fr' },
      pl: { base: '10', lg: '0' },
      pt: { lg: '12' },
      pb: { base: '6', lg: '0', _print: '3' },
      // Titles, texts and slips of a row begin at one height.
      lg: { gridRow: 'span 3', gridTemplateRows: 'subgrid' },
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
    '& > li:last-of-type::before': { display: 'none' },
    '& h3': { textStyle: 'small' },
    '& p': { gridColumn: { _print: '1' }, mt: '2', mb: { lg: '5' } },
    // A slip of paper.
    '& .result': {
      alignSelf: 'start',
      justifySelf: { base: 'start', lg: 'stretch' },
      gridArea: { _print: '1 / 2 / 3' },
      mt: { base: '3', lg: '0', _print: '0' },
      mb: '0',
      px: '3',
      py: '2',
      bg: 'white',
      color: 'ink',
      fontFamily: 'heading',
      lineHeight: '1.25',
      transform: 'rotate(-1.2deg)',
      boxShadow: '0 1px 0 {colors.sand.2}',
      borderWidth: { _print: '1px' },
    },
    '& > li:nth-of-type(even) .result': { transform: 'rotate(0.9deg)' },
  },
})

/** The way back, from the last repeated step to the first: an arrow above the steps, on small screens one below them. */
const Return = chakra('p', {
  base: {
    textStyle: 'aside',
    lgDown: { display: 'grid', gridTemplateColumns: '1.5rem 1fr', columnGap: '4', textWrap: 'balance' },
    '& svg': {
      display: { lg: 'none', _print: 'none' },
      justifySelf: 'center',
      mt: '1',
      transform: 'rotate(-90deg)',
    },
    lg: {
      order: '-1',
      display: 'grid',
      gridTemplateColumns: 'repeat(var(--steps), 1fr)',
      columnGap: '8',
      mb: '1',
      // From the middle of a step's dot to that of another.
      '& span': {
        gridColumn: 'var(--from) / var(--to)',
        position: 'relative',
        ml: '0.6875rem',
        mr: '-2.8125rem',
        pt: '2',
        pb: '4',
        px: '4',
        textAlign: 'center',
        textWrap: 'balance',
        borderWidth: '2px 2px 0',
        borderColor: 'line.strong',
        borderRadius: '{radii.md} {radii.md} 0 0',
        _before: {
          content: '""',
          position: 'absolute',
          left: '-0.4375rem',
          bottom: '-0.125rem',
          borderWidth: '0.5rem 0.375rem 0',
          borderColor: 'transparent',
          borderTopColor: 'line.strong',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
})

interface StepFlowProps {
  steps: readonly FlowStep[]
  loop?: Loop
}

/** A method as a chain of steps and what each produces. */
export function StepFlow({ steps, loop }: StepFlowProps) {
  return (
    <chakra.div display="grid">
      <Steps>
        {steps.map(({ title, text, result }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            {result && <p className="result">{result}</p>}
          </li>
        ))}
      </Steps>
      {loop && (
        <Return css={{ '--steps': steps.length, '--from': loop.from, '--to': loop.to }}>
          <Icon name="arrow" />
          <span>{loop.text}</span>
        </Return>
      )}
    </chakra.div>
  )
}
