import { chakra } from '@chakra-ui/react'
import type { ProgramSummary } from '#content/schema/program.ts'
import { noteHead } from '../../theme/noteHead.ts'
import { keepTogether } from '../../ui/keepTogether.tsx'
import { StepCurve } from '../../ui/StepCurve.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { SectionIntro } from '../frame/SectionIntro.tsx'
import { aboveColumns, risingColumns } from './risingColumns.ts'

const Paths = chakra('ol', {
  base: {
    ...risingColumns,
    rowGap: '10',
    '& > li': {
      position: 'relative',
      display: { md: 'flex' },
      flexDirection: 'column',
      pl: { base: '6', md: '5', lg: '8' },
      pb: { md: '6' },
      // On phones, larger indents show the rise.
      mdDown: { '&:nth-of-type(2)': { ml: '4' }, '&:nth-of-type(3)': { ml: '8' } },
      borderLeftWidth: '3px',
      borderColor: 'var(--path)',
      _before: { ...noteHead('1.3125rem', 'var(--path)'), left: '-0.75rem', top: '-0.25rem' },
    },
    '& h3': { textStyle: 'display', lineHeight: '0.72', color: 'fg.accent' },
    '& .name': { textStyle: 'small', mt: '6' },
    '& .audience': { textStyle: 'label', color: 'fg.warm', mt: '1' },
    '& .focus': { textStyle: 'body', textWrap: 'pretty', mt: '3' },
    '& ul': { textStyle: 'note', mt: { base: '3', md: 'auto' }, mb: '3', pt: { md: '5' } },
    '& li li:first-of-type': { fontWeight: 'semibold' },
  },
})

/** What a program consists of; the hub compares the rest line by line. */
const FEATURES = 2

interface AscendingPathsProps {
  /** Id of the heading. */
  id: string
  heading: string
  text: string
  programs: readonly ProgramSummary[]
  /** Text of the links; the program's code follows. */
  linkText: string
}

/** Three programs that build on one another, as rising steps on a baseline. */
export function AscendingPaths({ programs, linkText, ...intro }: AscendingPathsProps) {
  return (
    <>
      <chakra.div css={aboveColumns}>
        <SectionIntro {...intro} />
      </chakra.div>
      <Paths>
        {' '}
        {programs.map(
          ({ code, title, audience, focus, duration, cohort, keyFeatures, href, color }, index) => (
            <chakra.li
              key={code}
              css={{ '--path': color === 'teal' ? 'colors.teal.700' : 'colors.coral.500' }}
            >
              {index < programs.length - 1 && <StepCurve />}
              <h3>{code}</h3>
              <p className="name">{title}</p>
              <p className="audience">{keepTogether(audience)}</p>
              <p className="focus">{focus}</p>
              <ul>
                <li>
                  {duration}, {cohort}
                </li>
                {keyFeatures.slice(0, FEATURES).map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
              <TextLink look="standalone" to={href}>
                {linkText} {code}
              </TextLink>
            </chakra.li>
          ),
        )}
      </Paths>
    </>
  )
}
