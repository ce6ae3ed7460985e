import { chakra } from '@chakra-ui/react'
import type { CohortIllustration } from '#content/schema/screens.ts'
import { Picture } from '../ui/Picture.tsx'
import { CohortStrip } from './CohortStrip.tsx'
import { Screen } from './Screen.tsx'

const Parts = chakra('div', {
  base: {
    display: 'grid',
    columnGap: { lg: '12' },
    rowGap: '10',
    gridTemplateColumns: { lg: '5fr 8fr' },
    textStyle: 'fine',
    '& .name': { textStyle: 'small' },
    '& .view, & .note': { color: 'fg.quiet' },
    '& .view': { pb: '3' },
    '& .coaches': { display: 'grid', gap: '4', gridTemplateColumns: { md: '1fr 1fr', lg: '1fr' }, pb: '3' },
    '& .coaches li': { display: 'grid', gridTemplateColumns: '4rem 1fr', columnGap: '4' },
    '& .coaches img': { width: '4rem', height: '4rem', borderRadius: '50%', gridRow: 'span 2' },
    '& .coaches svg': { width: '100%', mt: '2', alignSelf: 'end' },
    '& strong': { display: 'block' },
    '& .shared': { fill: 'coral.300' },
    '& .other': { stroke: 'teal.500' },
    '& .bars > div': { display: 'grid', gridTemplateColumns: '5.5rem 1fr', alignItems: 'center', py: '1' },
    '& .bars svg': { width: '100%', height: '1rem', fill: 'teal.200' },
    '& .bars > div + div svg': { fill: 'coral.500' },
    '& .steps': { display: 'grid', gap: '4', gridTemplateColumns: { md: 'repeat(3, 1fr)' } },
  },
})

/** Hours of a working day. */
const WORKDAY = 9

/** A box for each hour of a range. */
const hours = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `M${(from + index) * 20 + 1} 1h17v10h-17z`).join('')

interface CohortPageProps {
  cohort: CohortIllustration
  caption: string
}

/** A cohort in LEAP: a match, weekly participation, a return and a next step, each with its audience. */
export function CohortPage({ cohort, caption }: CohortPageProps) {
  const { title, week, weekLabel, matching, participation, returns, journey } = cohort
  const scale = Math.max(returns.cost.value, returns.credited.value)
  return (
    <Screen ground="teal" title={title} fact={weekLabel} caption={caption}>
      <Parts>
        <div>
          <Head {...matching} />
          <ul className="coaches">
            {matching.coaches.map(({ name, portrait, facts, sharedHours }) => (
              <li key={name}>
                <Picture image={portrait} sizes="4rem" />
                <p>
                  <strong>{name}</strong>
                  {facts}
                </p>
                <svg viewBox={`0 0 ${WORKDAY * 20} 12`} fill="none" aria-hidden="true">
                  <path className="shared" d={hours(WORKDAY - sharedHours, WORKDAY)} />
                  <path className="other" d={hours(0, WORKDAY - sharedHours)} />
                </svg>
              </li>
            ))}
          </ul>
          <p className="note">{matching.note}</p>
        </div>
        <div>
          <Head {...participation} />
          <CohortStrip {...participation} week={week} />
        </div>
        <div>
          <Head {...returns} />
          <div className="bars">
            {[returns.cost, returns.credited].map(({ label, value }) => (
              <div key={label}>
                <span>{label}</span>
                <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                  <path d={`M0 0H${(value / scale) * 100}V4H0z`} />
                </svg>
              </div>
            ))}
          </div>
          <p className="note">{returns.note}</p>
        </div>
        <div>
          <Head {...journey} />
          <ol className="steps">
            {journey.steps.map(({ when, text }) => (
              <li key={when}>
                <strong>{when}</strong>
                {text}
              </li>
            ))}
          </ol>
        </div>
      </Parts>
    </Screen>
  )
}

/** The title of a part, and who sees it. */
function Head({ title, view }: { title: string; view: string }) {
  return (
    <>
      <p className="name">{title}</p>
      <p className="view">{view}</p>
    </>
  )
}
