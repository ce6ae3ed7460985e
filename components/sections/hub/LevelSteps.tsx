import { chakra } from '@chakra-ui/react'
import type { ProgramSummary } from '#content/schema/program.ts'
import { enlarged } from '../../theme/enlarged.ts'
import { noteHead } from '../../theme/noteHead.ts'
import { keepTogether } from '../../ui/keepTogether.tsx'
import { Link } from '../../ui/Link.tsx'
import { Section } from '../../ui/Section.tsx'
import { Onward } from '../../ui/TextLink.tsx'
import { SectionIntro } from '../frame/SectionIntro.tsx'

/** Rise of each step. */
const STEP_RISE = '4.5rem'

/**
 * Three columns on a baseline, each a step higher than the one before, the last beside the heading above. Stacked
 * on phones; side by side at the same height in print.
 */
const Steps = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(3, minmax(0, 1fr))', mdDown: '1fr' },
    columnGap: { base: '8', _print: '5' },
    rowGap: { base: '8', _print: '3' },
    mt: { lg: `-${STEP_RISE}` },
    borderBottomWidth: { md: '2px' },
    borderColor: 'line.strong',
    // Room for the heads of the notes, which would otherwise be on the sheet before.
    _print: { pt: '1', breakInside: 'avoid' },
    // And on their left.
    ml: { mdDown: '2', _print: '3' },
    '& > li': {
      position: 'relative',
      display: 'grid',
      alignContent: 'start',
      rowGap: { base: '5', md: '8', _print: '3' },
      pl: { base: '5', lg: '8', _print: '4' },
      pb: { md: '8' },
      borderLeftWidth: '3px',
      borderColor: 'line.strong',
      _print: { gridRow: 'span 2', gridTemplateRows: 'subgrid' },
    },
    // On phones, longer stems and larger indents show the rise.
    '& > li:nth-of-type(1)': { mt: { md: `calc(2 * ${STEP_RISE})` } },
    '& > li:nth-of-type(2)': { mt: { md: STEP_RISE }, ml: { mdDown: '3' } },
    '& > li:nth-of-type(3)': { ml: { mdDown: '6' } },
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
    // On phones the name is beside the code, in a link as high as a finger, which takes no more room than its words.
    '& h3': { textStyle: 'display', my: { base: '-0.625rem', md: '0' } },
    // The second program of a level.
    '& + & h3': { textStyle: 'title' },
    '& h3 > *': {
      display: { base: 'flex', md: 'block', _print: 'block' },
      alignItems: 'baseline',
      columnGap: '3',
      [enlarged]: { flexWrap: 'wrap' },
      py: { base: '0.625rem', md: '0' },
      color: 'var(--code)',
      lineHeight: '0.9',
      _hover: { '& .name': { textDecoration: 'underline' } },
      // Around the words, not around the room for a finger.
      _focusVisible: { outlineOffset: { base: '-0.5rem', md: '0.25rem' } },
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
    '& li': { mt: '2', lineHeight: '1.4' },
  },
  variants: {
    /** The letter of a code names it: A for leadership, T for change. */
    family: {
      leadership: { '--note': 'colors.teal.700', '--code': 'colors.fg.accent' },
      change: { '--note': 'colors.coral.500', '--code': 'colors.fg.warm' },
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
      <SectionIntro {...intro} />
      <Steps>
        {levels.map((programs) => (
          <li key={programs[0]?.code}>
            {programs.map(({ code, title, audience, focus, duration, cohort, keyFeatures, href }) => (
              <Program key={code} family={code.startsWith('T') ? 'change' : 'leadership'}>
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
