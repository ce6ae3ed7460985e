import { chakra } from '@chakra-ui/react'
import type { CohortIllustration } from '#content/schema/screens.ts'
import type { Point } from '#content/schema/sections.ts'
import { noteHead } from '../theme/noteHead.ts'
import { Picture } from '../ui/Picture.tsx'
import { range } from '../ui/range.ts'
import { CohortStrip } from './CohortStrip.tsx'
import { Screen } from './Screen.tsx'

const Features = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { xl: '1fr 1fr', _print: '1fr 1fr' },
    columnGap: '8',
    rowGap: { base: '8', xl: '0', _print: '0' },
    // The texts of a row are as high as each other, and so are its screens.
    '& > li': {
      display: 'grid',
      gridTemplateRows: { xl: 'subgrid', _print: 'subgrid' },
      gridTemplateColumns: { lgToXl: '4fr 8fr' },
      gridRow: { xl: 'span 2', _print: 'span 2' },
      gap: { base: '4', lg: '8', xl: '4' },
      pb: { xl: '12', _print: '4' },
    },
    '& figure': { display: 'grid', alignSelf: { _print: 'start' } },
    '& figure > div': { display: 'grid', gridTemplateRows: 'auto 1fr' },
    '& .body': { display: 'grid', alignContent: 'space-between' },
    '& h3': { textStyle: 'small' },
    '& h3 + p': { textStyle: 'body', maxW: 'text', mt: '1' },
    textStyle: 'fine',
    '& .bar': { flexDirection: { base: 'column', md: 'row' } },
    '& .note': { color: 'fg.quiet' },
    '& .coaches': {
      display: 'grid',
      gap: { base: '4', xl: '8' },
      pb: '3',
    },
    '& .coaches li': {
      display: 'grid',
      gridTemplateColumns: { base: '4rem 1fr', xl: '5rem 1fr' },
      columnGap: '4',
    },
    '& .coaches img': {
      width: '100%',
      aspectRatio: '1',
      borderRadius: '50%',
      gridRow: 'span 2',
    },
    '& .coaches svg': { width: '100%', mt: '2' },
    '& .hours': { gridColumn: '2', display: 'flex', justifyContent: 'space-between' },
    '& strong': { display: 'block' },
    '& .shared': { fill: 'coral.500' },
    '& .other': { stroke: 'line.strong' },
    '& .bars > div': { display: 'grid', gridTemplateColumns: '5.5rem 1fr', alignItems: 'center', py: '1' },
    '& .bars svg': { width: '100%', height: '1rem', fill: 'teal.200' },
    '& .bars > div + div svg': { fill: 'coral.500' },
    '& .bars + .note': { mt: '3' },
    // Hours on a line.
    '& .steps': { display: 'grid', rowGap: '4', gridTemplateColumns: { md: 'repeat(3, 1fr)' } },
    '& .steps li': {
      position: 'relative',
      md: { mt: '2', pt: '4', pr: '4', borderTopWidth: '2px', borderColor: 'line.strong' },
      _before: { md: { ...noteHead('0.875rem', 'gold'), left: '0', top: '-0.5rem' } },
    },
  },
})

const Caption = chakra('p', { base: { textStyle: 'aside', mt: { base: '3', xl: '-8' } } })

/** Hours of a working day. */
const WORKDAY = 9

interface CohortFeaturesProps {
  /** Matching, participation, return and next step, in this order. */
  items: readonly Point[]
  cohort: CohortIllustration
  /** Says that the cohort is invented. */
  illustration: string
}

/** What LEAP does: each feature with its part of a cohort's page, and who sees it. */
export function CohortFeatures({ items, cohort, illustration }: CohortFeaturesProps) {
  const { title, weekLabel, matching, participation, returns, journey } = cohort
  const scale = Math.max(returns.cost.value, returns.credited.value)
  const screens = [
    {
      ...matching,
      content: (
        <>
          <ul className="coaches">
            {matching.coaches.map(({ name, portrait, facts, sharedHours }) => (
              <li key={name}>
                <Picture image={portrait} sizes="5rem" />
                <p>
                  <strong>{name}</strong>
                  {facts}
                </p>
                <svg viewBox={`0 0 ${WORKDAY * 20} 12`} fill="none" aria-hidden="true">
                  {range(1, WORKDAY).map((hour) => (
                    <rect
                      key={hour}
                      className={hour > WORKDAY - sharedHours ? 'shared' : 'other'}
                      x={hour * 20 - 19}
                      y="1"
                      width="17"
                      height="10"
                    />
                  ))}
                </svg>
                <p className="hours note">
                  <span>{matching.from}</span> <span>{matching.to}</span>
                </p>
              </li>
            ))}
          </ul>
          <p className="note">{matching.note}</p>
        </>
      ),
    },
    { ...participation, content: <CohortStrip {...participation} /> },
    {
      ...returns,
      content: (
        <>
          <div className="bars">
            {[returns.cost, returns.credited].map(({ label, value }) => (
              <div key={label}>
                <span>{label}</span>
                <svg aria-hidden="true">
                  <rect width={`${(value / scale) * 100}%`} height="100%" />
                </svg>
              </div>
            ))}
          </div>
          <p className="note">{returns.note}</p>
        </>
      ),
    },
    {
      ...journey,
      content: (
        <ol className="steps">
          {journey.steps.map(({ when, text }) => (
            <li key={when}>
              <strong>{when}</strong>
              {text}
            </li>
          ))}
        </ol>
      ),
    },
  ]
  return (
    <>
      <Features>
        {screens.map((screen, index) => (
          <li key={screen.title}>
            <div>
              <h3>{items[index]?.title}</h3>
              <p>{items[index]?.text}</p>
            </div>
            {/* The first and the last, which only the participant sees, are light. */}
            <Screen ground={index % 3 ? 'teal' : 'tint'} title={screen.title} fact={screen.view}>
              {screen.content}
            </Screen>
          </li>
        ))}
      </Features>
      <Caption>
        {title}. {weekLabel}. {illustration}
      </Caption>
    </>
  )
}
