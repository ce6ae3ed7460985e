import { chakra } from '@chakra-ui/react'
import type { ProgramSummary } from '#content/schema/program.ts'
import type { QuestionStop } from '#content/schema/programHub.ts'
import { ENTRY, pathLine, QuestionSlip } from '../../paper/QuestionSlip.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

/** Column of the slips, with the dashed path upward on its left and the return on its right. */
const column = { md: '-2 / -1' } as const
const HALF = '1.5rem'

const returnLine = {
  ...pathLine,
  display: { base: 'none', md: 'block' },
  gridColumn: '1',
  gridRow: '2',
  justifySelf: 'end',
} as const

/** Rows: the question, the answer (both beside the first level), the levels above. */
const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: '1fr 1fr', lg: '2fr 5fr 5fr' },
    columnGap: { md: '8', lg: '12' },
    counterReset: 'stop',
  },
})

const whole = { md: { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' } } as const

const Levels = chakra('ol', {
  base: {
    ...whole,
    gridRow: { md: '1 / 5' },
    gridTemplateRows: { md: 'subgrid' },
    '& > li': {
      ...whole,
      position: 'relative',
      pl: { base: '5', md: '0' },
      pb: { base: '6', md: '0' },
      _before: {
        ...pathLine,
        gridColumn: column,
        borderLeftWidth: '2px',
        position: { base: 'absolute', md: 'static' },
        insetBlock: '0',
        left: '0',
        gridRow: '1',
        justifySelf: 'start',
        ml: { md: HALF },
      },
      '&:nth-of-type(1)': {
        gridRow: { md: '1 / 3' },
        gridTemplateRows: { md: 'subgrid' },
        '& > .program': { gridRow: { md: '1 / 3' } },
        _before: { gridRow: '1 / 3', mt: { md: '10' }, display: { base: 'none', md: 'block' } },
      },
      '&:nth-of-type(3)': { gridRow: { md: '4' }, _before: { height: { md: '5rem' } } },
      '&:nth-of-type(3) > .program': { pb: { md: '4' } },
    },
    // On phones the name is beside the code.
    '& h3': { textStyle: 'display', lineHeight: '0.9', color: 'fg.accent', gridRow: { lg: '1 / 3' } },
    '& .title': { display: { base: 'flex', md: 'block', lg: 'contents' }, columnGap: '4' },
    '& .program': {
      gridColumn: { md: '1 / -2' },
      gridRow: '1',
      pt: { base: '5', md: '6', lg: '10' },
      pb: { base: '4', md: '8', lg: '10' },
      borderTopWidth: '1px',
      borderColor: 'line.base',
      // Extra height beside the answer goes below the text.
      lg: { display: 'grid', gridTemplateColumns: 'subgrid', gridTemplateRows: 'auto 1fr' },
    },
    '& .name': { textStyle: { base: 'small', md: 'subheading' }, mt: { md: '4', lg: '0' } },
    '& .audience': { textStyle: 'note', fontWeight: 'semibold', color: 'fg.warm', mt: '1' },
    '& .focus': { textStyle: 'body', mt: '3' },
    '& .features': { textStyle: 'note', mt: { base: '1', md: '4' }, mb: { base: '1', md: '3' } },
    '& .features li': { py: { base: '1', md: '2' }, borderTopWidth: '1px', borderColor: 'line.base' },
    '& .features summary, & .features .title': { fontWeight: 'semibold', pb: { md: '2' } },
  },
})

const Answer = chakra('div', {
  base: {
    gridColumn: column,
    gridRow: { md: '2 / 5' },
    display: { md: 'grid' },
    gridTemplateColumns: '1fr',
    gridTemplateRows: { md: 'subgrid' },
    pl: { base: '5', md: '0' },
    // From the last slip up to the first level.
    _before: {
      ...returnLine,
      width: HALF,
      mt: '3',
      mr: HALF,
      mb: { md: `calc(-1 * {spacing.6} - ${ENTRY})`, lg: `calc(-1 * {spacing.10} - ${ENTRY})` },
      borderRightWidth: '2px',
      borderBottomWidth: '2px',
    },
    _after: {
      ...returnLine,
      alignSelf: 'start',
      width: '0.75rem',
      height: '0.75rem',
      mr: `calc(${HALF} - 0.3125rem)`,
      borderStyle: 'solid',
      borderTopWidth: '2px',
      borderLeftWidth: '2px',
      transform: 'rotate(45deg)',
    },
  },
})

interface LevelPathProps {
  programs: readonly ProgramSummary[]
  /** Text of the links; the program's code follows. */
  linkText: string
  /** One per program. */
  stops: readonly QuestionStop[]
  answer: QuestionStop
  /** The level that receives the answer. */
  back: string
}

/** The programs by level, each beside a stop of one question, whose answer returns to the first level. */
export function LevelPath({ programs, linkText, stops, answer, back }: LevelPathProps) {
  return (
    <Grid>
      <Levels>
        {programs.map((program, index) => {
          const stop = stops[index]
          return (
            <li key={program.code}>
              <div className="program">
                <div className="title">
                  <h3>{program.code}</h3>
                  <div>
                    <p className="name">{program.title}</p>
                    <p className="audience">{program.audience}</p>
                  </div>
                </div>
                <div>
                  <p className="focus">{program.focus}</p>
                  <Fold
                    isHeading
                    className="features"
                    title={
                      <>
                        {program.duration}, {program.cohort}
                      </>
                    }
                  >
                    <ul>
                      {program.keyFeatures.map((feature) => (
                        <li key={feature}>{feature}</li>
                      ))}
                    </ul>
                  </Fold>
                  <TextLink look="standalone" to={program.href}>
                    {linkText} {program.code}
                  </TextLink>
                </div>
              </div>
              {stop && <QuestionSlip stop={stop} place={index === 0 ? 'first' : 'between'} />}
            </li>
          )
        })}
      </Levels>
      <Answer>
        <QuestionSlip stop={answer} place="answer" back={back} />
      </Answer>
    </Grid>
  )
}
