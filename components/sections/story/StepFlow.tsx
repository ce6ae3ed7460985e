import { chakra } from '@chakra-ui/react'
import type { FlowStep } from '#content/schema/sections.ts'
import { noteHead } from '../../theme/noteHead.ts'

const Steps = chakra('ol', {
  base: {
    display: 'grid',
    lg: { gridAutoFlow: 'column', gridAutoColumns: '1fr' },
    '& > li': {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      pl: { base: '10', lg: '0' },
      pt: { lg: '12' },
      pr: { lg: '8' },
      pb: { base: '6', lg: '0' },
      // The line to the next step: to the right, on phones downward.
      _before: {
        content: '""',
        position: 'absolute',
        left: { base: '0.6875rem', lg: '0' },
        right: { lg: '0' },
        top: { base: '1rem', lg: '0.6875rem' },
        bottom: { base: '0', lg: 'auto' },
        borderLeftWidth: { base: '2px', lg: '0' },
        borderTopWidth: { lg: '2px' },
        borderColor: 'line.strong',
      },
      _after: { ...noteHead('1.5rem', 'coral.500'), left: '0', top: { base: '0.25rem', lg: '0' } },
    },
    '& > li:first-of-type::after': { bg: 'gold' },
    '& > li:last-of-type::before': { display: { base: 'none', lg: 'block' } },
    '& h3': { textStyle: 'small' },
    '& p': { textStyle: 'body', mt: '2', mb: { lg: '5' } },
    // A slip of paper.
    '& .result': {
      alignSelf: 'start',
      mt: { base: '3', lg: 'auto' },
      mb: '0',
      px: '3',
      py: '2',
      bg: 'white',
      color: 'ink',
      fontFamily: 'heading',
      lineHeight: '1.25',
      transform: 'rotate(-1.2deg)',
      boxShadow: '0 1px 0 {colors.sand.2}',
    },
    '& > li:nth-of-type(even) .result': { transform: 'rotate(0.9deg)' },
  },
})

/** The loop back: a bracket below the steps, with an arrow up to the first of them. */
const Loop = chakra('div', {
  base: {
    display: 'grid',
    '& p': {
      position: 'relative',
      textStyle: 'label',
      color: { base: 'fg.quiet', lg: 'fg.accent' },
      textWrap: 'balance',
      pl: { base: '10', lg: '4' },
      pr: { lg: '4' },
      // On phones the words alone say where it leads.
      _before: {
        content: { lg: '""' },
        position: 'absolute',
        left: '-0.4375rem',
        top: '-0.375rem',
        width: '0.75rem',
        height: '0.75rem',
        bg: 'line.strong',
        clipPath: 'polygon(50% 0, 100% 100%, 0 100%)',
      },
      lg: {
        mt: '6',
        ml: '0.6875rem',
        // Centered below the dots.
        mr: '-0.8125rem',
        pt: '6',
        pb: '3',
        textAlign: 'center',
        borderWidth: '0 2px 2px',
        borderStyle: 'dashed',
        borderColor: 'line.strong',
        borderRadius: '0 0 6px 6px',
      },
    },
  },
})

interface StepFlowProps {
  steps: readonly FlowStep[]
  /** Steps between which the loop leads back, from 1. */
  loop?: { from: number; to: number; label: string }
}

/** A method as a chain of steps and what each produces, with an optional loop back. */
export function StepFlow({ steps, loop }: StepFlowProps) {
  return (
    <>
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
        <Loop gridTemplateColumns={{ lg: `repeat(${steps.length}, 1fr)` }}>
          <chakra.p gridColumn={{ lg: `${loop.to} / ${loop.from}` }}>{loop.label}</chakra.p>
        </Loop>
      )}
    </>
  )
}
