import { chakra } from '@chakra-ui/react'
import type { QuestionStop } from '#content/schema/programHub.ts'
import { noteHead } from '../theme/noteHead.ts'
import { ENTRY, way } from './questionWay.ts'
import { written } from './written.ts'

/** On phones the way runs to the left of the slips; here it begins or ends beside one. */
const end = {
  ...way,
  borderLeftWidth: '2px',
  position: 'absolute',
  left: 'calc(-1 * {spacing.5} - 1px)',
  display: { md: 'none' },
} as const

/** A slip of paper on its way from desk to desk. */
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
    // Its stop on the way, where that runs beside the slips.
    _after: {
      ...noteHead('0.875rem', 'coral.500'),
      display: { md: 'none' },
      left: 'calc(-1 * {spacing.5} - 0.4375rem)',
      top: ENTRY,
    },
    '& .back': { textStyle: { base: 'subheading', md: 'small' }, color: 'fg.accent', mb: '2' },
    '& .when': {
      textStyle: 'fine',
      fontWeight: 'semibold',
      color: 'fg.warm',
      counterIncrement: 'stop',
      // Where it is read among the others: the answer stands before the ways that led to it.
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
  /** Where the question is on its way: with the first to be asked, passed on, or answered. */
  place: 'first' | 'between' | 'answer'
  /** Names the level to which the answer comes back. */
  back?: string
}

/** What is said or decided at one stop of a question, and what follows from it. */
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
