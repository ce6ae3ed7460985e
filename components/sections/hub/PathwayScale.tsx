import { chakra } from '@chakra-ui/react'
import type { CoachingPathway } from '#content/schema/offerings.ts'

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
      gridTemplateColumns: { md: '1fr 1fr', lg: '4fr 4fr 4fr' },
      columnGap: { md: '8', lg: '12' },
      rowGap: '6',
      '&:not(:last-of-type)': { pb: { base: '12', lg: '18' } },
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
    '& .points li': { textStyle: 'note', py: '2', borderTopWidth: '1px', borderColor: 'line.base' },
    '& .who': { gridColumn: { md: '1 / -1', lg: 'auto' } },
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

/** Coaching pathways under bars on one scale of twelve months: full to the shortest length, hatched to the longest. */
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
              <div className="who">
                <h3>{title}</h3>
                <p className="facts">
                  {duration}, {format}
                </p>
                <p className="about">{description}</p>
              </div>
              <Points heading={labels.features} points={features} />
              <Points heading={labels.outcomes} points={outcomes} />
            </Row>
          ),
        )}
      </Rows>
    </>
  )
}

function Points({ heading, points }: { heading: string; points: readonly string[] }) {
  return (
    <div>
      <h4>{heading}</h4>
      <ul className="points">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  )
}
