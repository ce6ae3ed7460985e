import { chakra } from '@chakra-ui/react'
import type { ProgramSummary } from '#content/schema/program.ts'
import { noteHead } from '../../theme/noteHead.ts'
import { keepTogether } from '../../ui/keepTogether.tsx'
import { Link } from '../../ui/Link.tsx'
import { StepCurve } from '../../ui/StepCurve.tsx'
import { SectionIntro } from '../frame/SectionIntro.tsx'
import { aboveColumns, risingColumns } from './risingColumns.ts'

const Steps = chakra('ol', {
  base: {
    ...risingColumns,
    rowGap: '8',
    '& > li': {
      position: 'relative',
      display: 'grid',
      alignContent: 'start',
      rowGap: { base: '5', md: '8' },
      pl: { base: '6', md: '5', lg: '8' },
      pb: { md: '8' },
      borderLeftWidth: '3px',
      borderColor: 'line.strong',
      // On phones, longer stems and larger indents show the rise.
      mdDown: { '&:nth-of-type(2)': { ml: '4' }, '&:nth-of-type(3)': { ml: '8' } },
    },
  },
})

/** A note on the stem: the program beside it. */
const Program = chakra('div', {
  base: {
    _before: {
      ...noteHead('1.3125rem', 'var(--note)'),
      position: 'absolute',
      left: '-0.75rem',
      mt: '-0.25rem',
    },
    // On phones the name is beside the code.
    '& h3 a': {
      display: { base: 'flex', md: 'block' },
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '3',
      minH: { base: '2.75rem', md: 'auto' },
      color: 'var(--code)',
      lineHeight: '0.9',
      _hover: { '& .name': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
    },
    '& .name': { display: 'block', textStyle: 'small', color: 'fg.base', mt: { md: '3' } },
    '& .audience': { textStyle: 'label', color: 'fg.warm', mt: '1' },
    '& .facts': { textStyle: 'note', textWrap: 'pretty', mt: { md: '2' } },
    '& .structure': { display: { base: 'none', md: 'block' } },
  },
  variants: {
    /** The leadership program and the change program of the level. */
    place: {
      first: {
        '--note': 'colors.teal.700',
        '--code': 'colors.fg.accent',
        '& h3': { textStyle: 'display' },
      },
      second: {
        '--note': 'colors.coral.500',
        '--code': 'colors.fg.warm',
        '& h3': { textStyle: 'title' },
      },
    },
  },
})

/** Keeps a number and its noun on one line. */
const NUMBER = '$1\u00a0'

interface LevelStepsProps {
  /** Id of the heading. */
  id: string
  heading: string
  text: string
  /** The programs of each level, from the first one up. */
  levels: readonly (readonly ProgramSummary[])[]
}

/** The levels of a company as rising stems on a baseline, with their programs as notes. */
export function LevelSteps({ levels, ...intro }: LevelStepsProps) {
  return (
    <>
      <chakra.div css={aboveColumns}>
        <SectionIntro {...intro} space="small" />
      </chakra.div>
      <Steps>
        {levels.map((programs, index) => (
          <li key={programs[0]?.code}>
            {index < levels.length - 1 && <StepCurve />}
            {programs.map(({ code, title, audience, duration, cohort, structure, href }, at) => (
              <Program key={code} place={at ? 'second' : 'first'}>
                <h3>
                  <Link to={href}>
                    {code} <span className="name">{keepTogether(title)}</span>
                  </Link>
                </h3>
                <p className="audience">{keepTogether(audience)}</p>
                <p className="facts">
                  {keepTogether(`${duration}, ${cohort}`)}{' '}
                  <span className="structure">{structure.replace(/(\d) /g, NUMBER)}</span>
                </p>
              </Program>
            ))}
          </li>
        ))}
      </Steps>
    </>
  )
}
