import { chakra } from '@chakra-ui/react'
import type { CoachingPathway } from '#content/schema/offerings.ts'
import { Icon } from '../../ui/Icon.tsx'

const YEAR = 12
const AXIS = [3, 6, 9, 12] as const

const Axis = chakra('div', {
  base: {
    display: { base: 'none', md: 'grid' },
    gridTemplateColumns: 'repeat(4, 1fr)',
    textStyle: 'fine',
    color: 'fg.quiet',
    textAlign: 'right',
    pb: '2',
    borderBottomWidth: '1px',
    borderColor: 'line.strong',
  },
})

const Rows = chakra('ul', {
  base: {
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { md: '5fr 7fr' },
      columnGap: { md: '8', lg: '18' },
      rowGap: '6',
      '&:not(:last-of-type)': { pb: { base: '10', lg: '18' } },
    },
    '& .scale': {
      gridColumn: '1 / -1',
      display: 'grid',
      gridTemplateColumns: `repeat(${YEAR}, 1fr)`,
      borderTopWidth: { base: '1px', md: '0' },
      borderColor: 'line.base',
    },
    '& .scale span': { height: '1.5rem', bg: 'var(--bar)' },
    '& .scale span + span': {
      bg: 'transparent',
      backgroundImage: 'repeating-linear-gradient(135deg, var(--bar) 0 2px, transparent 2px 8px)',
    },
    '& h3': { textStyle: 'heading' },
    '& .facts': { textStyle: 'label', color: 'fg.warm', mt: '2' },
    '& .about': { textStyle: 'body', mt: '3' },
    '& h4': { textStyle: 'label', pb: '3' },
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minH: '3rem',
      '& h4': { pb: '0' },
      '& svg': { color: 'fg.warm' },
      _hover: { color: 'fg.accent' },
    },
    '& details[open] summary svg': { transform: 'rotate(45deg)' },
    '& li li': { textStyle: 'note', py: '2' },
    '& li li, & details': { borderTopWidth: '1px', borderColor: 'line.base' },
    '& details': { borderBottomWidth: '1px' },
  },
})

const Row = chakra('li', {
  base: {},
  variants: { color: { teal: { '--bar': 'colors.teal.700' }, coral: { '--bar': 'colors.coral.500' } } },
})

interface PathwayScaleProps {
  items: readonly CoachingPathway[]
  unit: string
  labels: { features: string; outcomes: string }
}

/**
 * Coaching pathways under bars on one scale of twelve months: full to the shortest length, hatched to the longest. Their
 * outcomes are in view; their features open.
 */
export function PathwayScale({ items, unit, labels }: PathwayScaleProps) {
  return (
    <>
      <Axis aria-hidden="true">
        {AXIS.map((month) => (
          <span key={month}>
            {month} {month === YEAR && unit}
          </span>
        ))}
      </Axis>
      <Rows>
        {items.map(
          ({ title, description, duration, months: [from, to], format, features, outcomes, color }) => (
            <Row key={title} color={color}>
              <div className="scale" aria-hidden="true">
                <chakra.span gridColumn={`span ${from}`} />
                <chakra.span gridColumn={`span ${to - from}`} />
              </div>
              <div>
                <h3>{title}</h3>
                <p className="facts">
                  {duration}, {format}
                </p>
                <p className="about">{description}</p>
              </div>
              <div>
                <h4>{labels.outcomes}</h4>
                <Points points={outcomes} />
                <details>
                  <summary>
                    <h4>{labels.features}</h4>
                    <Icon name="plus" size={24} />
                  </summary>
                  <Points points={features} />
                </details>
              </div>
            </Row>
          ),
        )}
      </Rows>
    </>
  )
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}
