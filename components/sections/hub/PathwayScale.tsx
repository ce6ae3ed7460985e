import { chakra } from '@chakra-ui/react'
import type { CoachingPathway } from '#content/schema/pages/offers.ts'
import { DashList } from '../../ui/DashList.tsx'
import { Fold } from '../../ui/Fold.tsx'

const YEAR = 12

/** One year wide; a pathway is as wide as its maximum length, so two of half a year fit side by side. */
const Year = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: `repeat(${YEAR}, minmax(0, 1fr))` },
    columnGap: { md: '8' },
    rowGap: { base: '8', lg: '18', _print: '6' },
    '& h3': { textStyle: 'subheading', mt: '5' },
    '& .facts': { textStyle: 'accent', mt: '1' },
    '& .about': { mt: '3', maxW: 'text' },
    '& h4': { textStyle: 'label' },
    // Where there is room, features are beside outcomes.
    '& .outcomes': { columns: '2 18rem', columnGap: '8', mt: { base: '5', _print: '3' } },
    '& ul': { mt: { base: '1', md: '3' } },
    '& details': { breakInside: 'avoid', mt: { base: '2', md: '5' }, mdDown: { borderBlockWidth: '1px' } },
    '& summary ~ ul': { mdDown: { mt: '0', pb: '4' } },
  },
})

/** Solid to the minimum length, hatched to the maximum, with the months at both ends. */
const Bar = chakra('div', {
  base: {
    '--bar': 'colors.teal.700',
    '@media (forced-colors: active)': { '--bar': 'CanvasText' },
    display: 'grid',
    textStyle: 'caption',
    textAlign: 'right',
    '& span::after': {
      content: '""',
      display: 'block',
      height: '1.5rem',
      mt: '1',
      bg: 'var(--bar)',
      forcedColorAdjust: 'none',
    },
    '& span + span::after': {
      bg: 'transparent',
      backgroundImage: 'repeating-linear-gradient(135deg, var(--bar) 0 2px, transparent 2px 8px)',
    },
  },
})

interface PathwayScaleProps {
  items: readonly CoachingPathway[]
  unit: string
  labels: { features: string; outcomes: string }
}

/** Coaching pathways with bars on one scale of months. */
export function PathwayScale({ items, unit, labels }: PathwayScaleProps) {
  return (
    <Year>
      {items.map(({ title, description, duration, months: { from, to }, format, features, outcomes }) => (
        <chakra.li key={title} gridColumn={{ md: `span ${to}` }}>
          <Bar
            className="bar"
            aria-hidden="true"
            gridTemplateColumns={`${from}fr ${to - from}fr`}
            width={{ base: `${(100 * to) / YEAR}%`, md: 'auto' }}
          >
            <span>{from}</span>
            <span>
              {to} {unit}
            </span>
          </Bar>
          <h3>{title}</h3>
          <p className="facts">
            {duration}, {format}
          </p>
          <p className="about">{description}</p>
          <div className="outcomes">
            <h4>{labels.outcomes}</h4>
            <DashList items={outcomes} />
            <Fold isHeading title={<h4>{labels.features}</h4>}>
              <DashList items={features} />
            </Fold>
          </div>
        </chakra.li>
      ))}
    </Year>
  )
}
