import { chakra } from '@chakra-ui/react'
import type { CohortIllustration } from '#content/schema/platforms.ts'
import { sectionRecipe } from '../theme/recipes/section.ts'
import { Picture } from '../ui/Picture.tsx'
import { CohortStrip } from './CohortStrip.tsx'
import { PanelNumber } from './PanelNumber.tsx'

const Surface = chakra('div', sectionRecipe)

const Sheet = chakra('div', {
  base: {
    p: { base: '5', md: '8', lg: '10' },
    '& .top': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      columnGap: '6',
      pb: '4',
      borderBottomWidth: '2px',
      borderColor: 'line.strong',
      '& strong': { textStyle: 'small', fontWeight: 'normal' },
    },
    '& .parts': {
      display: 'grid',
      columnGap: { lg: '12' },
      rowGap: '10',
      gridTemplateColumns: { lg: '4fr 8fr' },
      pt: '6',
    },
    '& .name': { display: 'flex', alignItems: 'center', gap: '3', textStyle: 'label', pb: '1' },
    '& .view': { textStyle: 'fine', color: 'fg.quiet', pb: '3' },
    '& .coaches li, & .steps li, & .bars > div': {
      textStyle: 'fine',
      py: '2',
      borderTopWidth: '1px',
      borderColor: 'line.base',
    },
    '& .coaches strong, & .steps strong': { display: 'block' },
    '& .coaches': { display: 'grid', columnGap: '8', gridTemplateColumns: { md: '1fr 1fr', lg: '1fr' } },
    '& .coaches li': { py: '3', display: 'grid', gridTemplateColumns: '4rem 1fr', columnGap: '4' },
    '& .coaches img': { width: '4rem', height: '4rem', borderRadius: 'sm', gridRow: 'span 2' },
    '& .coaches svg': { display: 'block', width: '100%', height: 'auto', mt: '2', alignSelf: 'end' },
    '& .shared': { fill: 'coral.300' },
    '& .other': { stroke: 'teal.500' },
    '& .bars > div': { display: 'grid', gridTemplateColumns: '5.5rem 1fr', alignItems: 'center' },
    '& .bars svg': { display: 'block', width: '100%', height: '0.75rem', fill: 'teal.200' },
    '& .bars > div + div svg': { fill: 'coral.500' },
    '& .steps': { display: 'grid', columnGap: '6', gridTemplateColumns: { md: 'repeat(3, 1fr)' } },
    '& .note': { textStyle: 'fine', color: 'fg.quiet', pt: '2' },
  },
})

/** Hours of a working day. */
const WORKDAY = 9

/** A box for each hour of a range. */
const hours = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `M${(from + index) * 20 + 1} 1h17v10h-17z`).join('')

/** A cohort in LEAP: a match, weekly participation, a return and a next step, each numbered and with its audience. */
export function CohortPage({
  title,
  week,
  weekLabel,
  matching,
  participation,
  returns,
  journey,
}: CohortIllustration) {
  const scale = Math.max(returns.cost[1], returns.credited[1])
  return (
    <Surface ground="teal" space="none" borderRadius="md">
      <Sheet>
        <p className="top">
          <strong>{title}</strong> <span>{weekLabel}</span>
        </p>
        <div className="parts">
          <div>
            <p className="name">
              <PanelNumber>1</PanelNumber>
              {matching.title}
            </p>
            <p className="view">{matching.view}</p>
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
          <CohortStrip {...participation} week={week} mark={<PanelNumber>2</PanelNumber>} />
          <div>
            <p className="name">
              <PanelNumber>3</PanelNumber>
              {returns.title}
            </p>
            <p className="view">{returns.view}</p>
            <div className="bars">
              {[returns.cost, returns.credited].map(([label, value]) => (
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
            <p className="name">
              <PanelNumber>4</PanelNumber>
              {journey.title}
            </p>
            <p className="view">{journey.view}</p>
            <ol className="steps">
              {journey.steps.map(({ when, text }) => (
                <li key={when}>
                  <strong>{when}</strong>
                  {text}
                </li>
              ))}
            </ol>
          </div>
        </div>
      </Sheet>
    </Surface>
  )
}
