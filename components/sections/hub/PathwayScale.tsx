import { chakra } from '@chakra-ui/react'
import type { CoachingPathway } from '#content/schema/pages/offers.ts'
import { DashList } from '../../ui/DashList.tsx'
import { Icon } from '../../ui/Icon.tsx'

const YEAR = 12

/** One year wide; a pathway is as wide as its maximum length, so two of half a year fit side by side. */
const Year = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: `repeat(${YEAR}, minmax(0, 1fr))` },
    columnGap: { md: '8' },
    rowGap: { base: '10', lg: '18', _print: '6' },
    '& h3': { textStyle: 'subheading', mt: '5' },
    '& .facts': { textStyle: 'accent', mt: '1' },
    '& .about': { mt: '3', maxW: 'text' },
    '& h4': { textStyle: 'label' },
    '& ul': { mt: { base: '1', md: '3' } },
    '& summary': { justifyContent: 'start', mt: { base: '2', _print: '0' } },
    '& details': { breakInside: 'avoid' },
  },
})

const Pathway = chakra('li', {
  base: { '& .outcomes': { mt: '5', _print: { columnCount: 2, mt: '3' } } },
  variants: {
    color: { teal: { '--bar': 'colors.teal.700' }, coral: { '--bar': 'colors.coral.500' } },
    /** Full width, with its points beside the text. */
    isLong: {
      true: {
        lg: {
          display: 'grid',
          gridTemplateColumns: '1fr 1fr',
          columnGap: '8',
          '& .bar': { gridColumn: '1 / -1' },
        },
      },
    },
  },
})

/** Solid to the minimum length, hatched to the maximum, with the months at both ends. */
const Bar = chakra('div', {
  base: {
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
      '@media (forced-colors: active)': { '--bar': 'CanvasText' },
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

/** Coaching pathways with bars on one scale of months. Their features are collapsed. */
export function PathwayScale({ items, unit, labels }: PathwayScaleProps) {
  return (
    <Year>
      {items.map(
        ({ title, description, duration, months: { from, to }, format, features, outcomes, color }) => (
          <Pathway key={title} color={color} isLong={to > YEAR / 2} gridColumn={{ md: `span ${to}` }}>
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
            <div>
              <h3>{title}</h3>
              <p className="facts">
                {duration}, {format}
              </p>
              <p className="about">{description}</p>
            </div>
            <div className="outcomes">
              <h4>{labels.outcomes}</h4>
              <DashList items={outcomes} />
              <details>
                <summary>
                  <h4>{labels.features}</h4>
                  <Icon name="plus" />
                </summary>
                <DashList items={features} />
              </details>
            </div>
          </Pathway>
        ),
      )}
    </Year>
  )
}
