import { chakra } from '@chakra-ui/react'
import type { ProgramSummary } from '#content/schema/program.ts'
import type { QuestionStop } from '#content/schema/programHub.ts'
import { written } from '../../paper/written.ts'
import { TextLink } from '../../ui/TextLink.tsx'

/** The dashed line on which the slips lie, in the last column. */
const way = {
  content: '""',
  display: { base: 'none', md: 'block' },
  position: 'absolute',
  insetBlock: '0',
  left: { md: 'calc(50% + 3rem)', lg: 'calc(100% - (100% - 6rem) * 5 / 12 + 2rem)' },
  borderLeftWidth: '2px',
  borderStyle: 'dashed',
  borderColor: 'line.strong',
} as const

const row = {
  position: 'relative',
  display: 'grid',
  columnGap: { md: '8', lg: '12' },
  rowGap: '6',
  gridTemplateColumns: { md: '1fr 1fr', lg: '2fr 5fr 5fr' },
} as const

const Levels = chakra('ol', {
  base: {
    borderBottomWidth: '1px',
    borderColor: 'line.base',
    '& > li': {
      ...row,
      py: { base: '8', lg: '10' },
      borderTopWidth: '1px',
      borderColor: 'line.base',
      _before: way,
      '&:first-of-type': { _before: { top: '50%' } },
    },
    '& h3': { textStyle: 'display', lineHeight: '0.9', color: 'fg.accent' },
    '& .program': { lg: { gridColumn: 'span 2', display: 'grid', gridTemplateColumns: 'subgrid' } },
    '& .name': { textStyle: 'subheading', mt: { base: '4', lg: '0' } },
    '& .audience': { textStyle: 'note', fontWeight: 'semibold', color: 'fg.warm', mt: '1' },
    '& .focus': { textStyle: 'body', textWrap: 'pretty', mt: '3' },
    '& .features': { textStyle: 'note', mt: '4', mb: '3' },
    '& .features li': { py: '2', borderTopWidth: '1px', borderColor: 'line.base' },
    '& .features li:first-of-type': { fontWeight: 'semibold' },
  },
})

/** A slip of paper on its way from desk to desk. */
const Slip = chakra('div', {
  base: {
    position: 'relative',
    alignSelf: 'center',
    gridColumn: { md: '-2' },
    p: { base: '5', lg: '6' },
    borderWidth: '1px',
    borderColor: 'line.base',
    bg: 'bg.sand',
    '& .when': { textStyle: 'fine', fontWeight: 'semibold', color: 'fg.warm' },
    '& .text': { ...written, fontSize: '1.1875rem', lineHeight: '1.4', mt: '2' },
    '& .note': { textStyle: 'note', mt: '3', pt: '3', borderTopWidth: '1px', borderColor: 'line.base' },
  },
})

const Answer = chakra('figure', {
  base: {
    ...row,
    pt: { base: '8', lg: '10' },
    '& figcaption': {
      textStyle: 'fine',
      color: 'fg.quiet',
      gridColumn: { md: '1', lg: '1 / span 2' },
      gridRow: { md: '1' },
      alignSelf: 'end',
      maxW: '20rem',
    },
    _before: { ...way, bottom: '50%' },
  },
})

interface LevelPathProps {
  programs: readonly ProgramSummary[]
  /** Text of the links; the program's code follows. */
  linkText: string
  /** One per program. */
  stops: readonly QuestionStop[]
  answer: QuestionStop
  caption: string
}

/** The programs from the floor to the top, each beside what one question meets there, and the answer on its way back. */
export function LevelPath({ programs, linkText, stops, answer, caption }: LevelPathProps) {
  return (
    <>
      <Levels>
        {programs.map((program, index) => {
          const stop = stops[index]
          return (
            <li key={program.code}>
              <div className="program">
                <h3>{program.code}</h3>
                <div>
                  <p className="name">{program.title}</p>
                  <p className="audience">{program.audience}</p>
                  <p className="focus">{program.focus}</p>
                  <ul className="features">
                    <li>
                      {program.duration}, {program.cohort}
                    </li>
                    {program.keyFeatures.map((feature) => (
                      <li key={feature}>{feature}</li>
                    ))}
                  </ul>
                  <TextLink look="standalone" to={program.href}>
                    {linkText} {program.code}
                  </TextLink>
                </div>
              </div>
              {stop && <Stop stop={stop} />}
            </li>
          )
        })}
      </Levels>
      <Answer>
        <Stop stop={answer} />
        <figcaption>{caption}</figcaption>
      </Answer>
    </>
  )
}

function Stop({ stop: { when, text, note } }: { stop: QuestionStop }) {
  return (
    <Slip>
      <p className="when">{when}</p>
      <p className="text">{text}</p>
      <p className="note">{note}</p>
    </Slip>
  )
}
