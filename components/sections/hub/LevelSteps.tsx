import { chakra } from '@chakra-ui/react'
import type { ProgramSummary } from '#content/schema/program.ts'
import { noteHead } from '../../theme/noteHead.ts'
import { keepTogether } from '../../ui/keepTogether.tsx'
import { Link } from '../../ui/Link.tsx'
import { Section } from '../../ui/Section.tsx'
import { Onward } from '../../ui/TextLink.tsx'
import { SectionIntro } from '../frame/SectionIntro.tsx'

/** Rise of each step, and the gap between two. */
const STEP_RISE = '4.5rem'
const STEP_GAP = '2rem'

const Curve = chakra('svg', {
  base: {
    display: { base: 'none', lg: 'block' },
    position: 'absolute',
    left: '-2px',
    bottom: 'calc(100% - 0.4rem)',
    width: `calc(100% + ${STEP_GAP} + 1px)`,
    height: STEP_RISE,
    color: 'line.strong',
    opacity: '0.6',
    pointerEvents: 'none',
  },
})

/** Curve from the dot of one step to the next, when they are side by side. */
function StepCurve() {
  return (
    <Curve viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path
        // Starts upward to avoid the text beside the dot.
        d="M0 100C5 20 40 0 100 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray="2 5"
        vectorEffect="non-scaling-stroke"
      />
    </Curve>
  )
}

/** The text of the intro above ends before the last step and its curve. */
const Intro = chakra('div', {
  base: {
    '&& h2 ~ p': { maxW: { md: '26rem', lg: '22rem' }, textWrap: 'balance' },
    _print: { breakAfter: 'avoid' },
  },
})

/**
 * Three columns on a baseline, each a step higher than the one before, the last beside the heading above. Stacked
 * on phones; side by side at the same height in print.
 */
const Steps = chakra('ol', {
  base: {
    display: 'grid',
    rowGap: '8',
    _print: {
      gridTemplateColumns: 'repeat(3, 1fr)',
      columnGap: '8',
      mt: '0 !important',
      ml: '3',
      // Room for the heads of the notes, which would otherwise be on the sheet before.
      pt: '1',
      breakInside: 'avoid',
    },
    mt: { md: '-10', lg: `-${STEP_RISE}` },
    md: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: STEP_GAP,
      borderBottomWidth: '2px',
      borderColor: 'line.strong',
      '& > li:nth-of-type(1)': { mt: `calc(2 * ${STEP_RISE})` },
      '& > li:nth-of-type(2)': { mt: STEP_RISE },
    },
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
    '& h3 > *': {
      display: { base: 'flex', md: 'block', _print: 'block' },
      alignItems: 'baseline',
      columnGap: '3',
      minH: { base: '2.75rem', md: 'auto' },
      pb: { base: '1', md: '0' },
      color: 'var(--code)',
      lineHeight: '0.9',
      _hover: { '& .name': { textDecoration: 'underline' } },
    },
    '& .name': {
      display: 'block',
      textStyle: 'small',
      color: 'fg.base',
      mt: { md: '3' },
      '& svg': { color: 'fg.warm' },
    },
    '& .audience': { textStyle: 'eyebrow', mt: '1' },
    '& .focus': { mt: { base: '2', md: '3' } },
    '& .focus + .facts': { mt: '3', fontWeight: 'semibold' },
    '& .facts': { textStyle: 'note', mt: { md: '2' } },
    '& ul': { textStyle: 'note' },
    '& li': { mt: { base: '1', md: '2' }, lineHeight: { md: '1.4' } },
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
        // A line as high as a finger, which takes no more room than its smaller code.
        '& h3': { textStyle: 'title', my: { base: '-0.625rem', md: '0' } },
        '& h3 > *': { minH: '0', py: { base: '0.625rem', md: '0' } },
      },
    },
  },
})

interface LevelStepsProps {
  /** Id of the heading. */
  id: string
  heading: string
  text: string
  /** The programs of each level, from the first one up. */
  levels: readonly (readonly ProgramSummary[])[]
}

/** A section: the levels of a company as rising stems on a baseline, with their programs as notes. */
export function LevelSteps({ levels, ...intro }: LevelStepsProps) {
  return (
    <Section labelledBy={intro.id}>
      <Intro>
        <SectionIntro {...intro} space="small" />
      </Intro>
      <Steps>
        {levels.map((programs, index) => (
          <li key={programs[0]?.code}>
            {index < levels.length - 1 && <StepCurve />}
            {programs.map(({ code, title, audience, focus, duration, cohort, keyFeatures, href }, at) => (
              <Program key={code} place={at ? 'second' : 'first'}>
                <h3>
                  <Link to={href}>
                    {code}{' '}
                    <span className="name">
                      {keepTogether(title)}
                      <Onward />
                    </span>
                  </Link>
                </h3>
                <p className="audience">{keepTogether(audience)}</p>
                {/* Alone on its level, it has room for what it is about and consists of. */}
                {programs.length === 1 && <p className="focus">{focus}</p>}
                <p className="facts">{keepTogether(`${duration}, ${cohort}`)}</p>
                {programs.length === 1 && (
                  <ul>
                    {keyFeatures.map((feature) => (
                      <li key={feature}>{feature}</li>
                    ))}
                  </ul>
                )}
              </Program>
            ))}
          </li>
        ))}
      </Steps>
    </Section>
  )
}
