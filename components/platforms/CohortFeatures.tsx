import { chakra } from '@chakra-ui/react'
import type { CohortIllustration } from '#content/schema/screens.ts'
import type { Point } from '#content/schema/sections.ts'
import { Picture } from '../ui/Picture.tsx'
import { CohortStrip } from './CohortStrip.tsx'
import { Screen } from './Screen.tsx'

const Features = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { lg: '1fr 1fr', _print: '1fr 1fr' },
    columnGap: '8',
    rowGap: { base: '8', lg: '0', _print: '0' },
    // The texts of a row are as high as each other, and so are its screens.
    '& > li': {
      display: 'grid',
      gridTemplateRows: { lg: 'subgrid', _print: 'subgrid' },
      gridRow: { lg: 'span 2', _print: 'span 2' },
      gap: '4',
      pb: { lg: '12', _print: '4' },
    },
    '& figure': { display: 'grid', alignSelf: { _print: 'start' } },
    '& figure > div': { display: 'grid', gridTemplateRows: 'auto 1fr' },
    '& .body': { display: 'grid', alignContent: 'space-between' },
    '& h3': { textStyle: 'small' },
    '& h3 + p': { textStyle: 'body', maxW: 'text', mt: '1' },
    textStyle: 'fine',
    '& .bar': { flexDirection: { base: 'column', md: 'row' } },
    '& .note': { color: 'fg.quiet' },
    '& .coaches': { display: 'grid', gap: { base: '4', xl: '8' }, pb: '3' },
    '& .coaches li': {
      display: 'grid',
      gridTemplateColumns: { base: '4rem 1fr', xl: '6rem 1fr' },
      columnGap: { base: '4', xl: '6' },
      alignItems: 'center',
      textStyle: { xl: 'note' },
    },
    '& .coaches img': { borderRadius: '50%' },
    '& strong': { display: 'block' },
    '& .bars > div': { display: 'grid', gridTemplateColumns: '5.5rem 1fr', alignItems: 'center', py: '1' },
    '& .bars svg': { width: '100%', height: '1rem', fill: 'teal.200' },
    '& .bars > div + div svg': { fill: 'coral.500' },
    '& .bars + .note': { mt: '3' },
    '& .steps li': { display: 'grid', gridTemplateColumns: '5.5rem 1fr', py: '2' },
    '& .steps li + li': { borderTopWidth: '1px' },
  },
})

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
            {matching.coaches.map(({ name, portrait, facts }) => (
              <li key={name}>
                <Picture image={portrait} sizes="6rem" />
                <p>
                  <strong>{name}</strong>
                  {facts}
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
      <chakra.p textStyle="aside" mt={{ base: '3', lg: '-8' }}>
        {title}. {weekLabel}. {illustration}
      </chakra.p>
    </>
  )
}
