import { chakra } from '@chakra-ui/react'
import type { QuestionStop } from '#content/schema/programHub.ts'
import { noteHead } from '../theme/noteHead.ts'
import { written } from './written.ts'

/** Distance from the top of a slip to where the path of the question enters it. */
export const ENTRY = '2.25rem'

/** A dashed segment of the path; the caller sets the width of one border. */
export const pathLine = {
  content: '""',
  borderStyle: 'dashed',
  borderWidth: '0',
  borderColor: 'line.strong',
} as const

/** On phones the path runs to the left of the slips; this is its first or last segment. */
const end = {
  ...pathLine,
  borderLeftWidth: '2px',
  position: 'absolute',
  left: 'calc(-1 * {spacing.5} - 1px)',
  display: { md: 'none' },
} as const

/** A slip of paper passed between levels. */
const Slip = chakra('div', {
  base: {
    gridColumn: { md: '-2 / -1' },
    gridRow: '1',
    position: 'relative',
    alignSelf: 'start',
    mt: { md: '6', lg: '10' },
    mr: { md: '3rem' },
    p: { base: '5', lg: '6' },
    borderWidth: '1px',
    borderColor: 'line.base',
    bg: 'bg.sand',
    // The stop on the path.
    _after: {
      ...noteHead('0.875rem', 'coral.500'),
      display: { md: 'none' },
      left: 'calc(-1 * {spacing.5} - 0.4375rem)',
      top: ENTRY,
    },
    '& .back': { textStyle: 'label', color: 'fg.accent', mb: '1' },
    '& .when': {
      textStyle: 'fine',
      fontWeight: 'semibold',
      color: 'fg.accent',
      counterIncrement: 'stop',
      // The position in reading order, which differs from the visual order.
      _before: {
        content: 'counter(stop)',
        display: 'inline-grid',
        placeItems: 'center',
        width: '1.5rem',
        height: '1.5rem',
        mr: '2',
        borderRadius: '50%',
        color: 'ink',
        bg: 'coral.500',
        // For forced colors.
        border: '1px solid transparent',
      },
    },
    '& .text': { ...written, fontSize: '1.1875rem', lineHeight: '1.4', mt: '2' },
    '& .note': { textStyle: 'note', mt: '3', pt: '3', borderTopWidth: '1px', borderColor: 'line.base' },
  },
  variants: {
    place: {
      first: { _before: { ...end, top: ENTRY, bottom: 'calc(-1 * {spacing.8} - 1px)' } },
      between: {},
      answer: {
        alignSelf: 'end',
        mr: '0',
        mt: { md: '6', lg: '6' },
        ml: { md: '3rem' },
        _before: { ...end, top: '-1px', height: ENTRY },
      },
    },
  },
})

interface QuestionSlipProps {
  stop: QuestionStop
  /** Stage of the question: first asked, passed on, or answered. */
  place: 'first' | 'between' | 'answer'
  /** The level that receives the answer. */
  back?: string
}

/** One stop of a question: what is said or decided, and the consequence. */
export function QuestionSlip({ stop: { when, text, note }, place, back }: QuestionSlipProps) {
  return (
    <Slip place={place}>
      {back && <p className="back">{back}</p>}
      <p className="when">{when}</p>
      <p className="text">{text}</p>
      <p className="note">{note}</p>
    </Slip>
  )
}
