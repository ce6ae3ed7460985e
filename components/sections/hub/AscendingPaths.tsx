import { chakra } from '@chakra-ui/react'
import type { ProgramSummary } from '#content/schema/program.ts'
import { noteHead } from '../../theme/noteHead.ts'
import { Icon } from '../../ui/Icon.tsx'
import { keepTogether } from '../../ui/keepTogether.tsx'
import { StepCurve } from '../../ui/StepCurve.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { SectionIntro } from '../frame/SectionIntro.tsx'
import { risingColumns } from './risingColumns.ts'

/** Narrow enough not to overlap the last step and its curve. */
const Heading = chakra('div', { base: { '&& > div > p': { maxW: { md: '26rem' } } } })

const Paths = chakra('ol', {
  base: {
    ...risingColumns,
    rowGap: '12',
    '& > li': {
      position: 'relative',
      display: { md: 'flex' },
      flexDirection: 'column',
      pl: { base: '6', md: '5', lg: '8' },
      pb: { md: '6' },
      // On phones, longer stems and larger indents show the rise.
      mdDown: { '&:nth-of-type(2)': { ml: '4', pt: '4' }, '&:nth-of-type(3)': { ml: '8', pt: '8' } },
      borderLeftWidth: '3px',
      borderColor: 'var(--path)',
      _before: { ...noteHead('1.3125rem', 'var(--path)'), left: '-0.75rem', top: '-0.25rem' },
    },
    '& h3': { textStyle: 'display', lineHeight: '0.72', color: 'fg.accent' },
    '& .name': { textStyle: 'small', mt: '6' },
    '& .audience': {
      textStyle: 'note',
      fontWeight: 'semibold',
      lineHeight: '1.4',
      color: 'fg.warm',
      mt: '1',
    },
    '& .focus': { textStyle: 'note', textWrap: 'pretty', mt: '3' },
    '& .ground': { mt: { md: 'auto' }, pt: '5' },
    '& .facts': { display: 'grid', gap: '1', textStyle: 'note', fontWeight: 'semibold' },
    '& .facts li': { display: 'flex', alignItems: 'center', gap: '2' },
    '& .features': {
      mt: '4',
      mb: '3',
      textStyle: 'note',
      '& li': { py: '2', borderTopWidth: '1px', borderColor: 'line.base' },
    },
  },
})

const Path = chakra('li', {
  base: {},
  variants: {
    color: {
      teal: { '--path': 'colors.teal.700' },
      coral: { '--path': 'colors.coral.500' },
    },
  },
})

/** What a program consists of; the hub compares the rest line by line. */
const FEATURES = 2

interface AscendingPathsProps {
  /** Id of the heading. */
  id: string
  /** Names the section above a freer heading. */
  label?: string
  heading: string
  text?: string
  programs: readonly ProgramSummary[]
  /** Text of the links; the program's code follows. */
  linkText: string
}

/** Three programs that build on one another, as rising steps on a baseline. */
export function AscendingPaths({ id, label, heading, text, programs, linkText }: AscendingPathsProps) {
  return (
    <>
      <Heading>
        <SectionIntro id={id} label={label} heading={heading} text={text} />
      </Heading>
      <Paths>
        {programs.map((program, index) => (
          <Path key={program.code} color={program.color}>
            {index < programs.length - 1 && <StepCurve />}
            <div>
              <h3>{program.code}</h3>
              <p className="name">{program.title}</p>
              <p className="audience">{keepTogether(program.audience)}</p>
              <p className="focus">{program.focus}</p>
            </div>
            <div className="ground">
              <ul className="facts">
                <li>
                  <Icon name="clock" size={18} />
                  {program.duration}
                </li>
                <li>
                  <Icon name="people" size={18} />
                  {program.cohort}
                </li>
              </ul>
              <ul className="features">
                {program.keyFeatures.slice(0, FEATURES).map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
              <TextLink look="standalone" to={program.href}>
                {linkText} {program.code}
              </TextLink>
            </div>
          </Path>
        ))}
      </Paths>
    </>
  )
}
