import { chakra } from '@chakra-ui/react'
import type { CoachingPathway } from '#content/schema/offerings.ts'
import { Icon } from '../../ui/Icon.tsx'

const YEAR = 12

/** One year wide; a pathway is as wide as its maximum length, so two of half a year fit side by side. */
const Year = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: `repeat(${YEAR}, minmax(0, 1fr))` },
    columnGap: { md: '8' },
    rowGap: { base: '10', lg: '12' },
    '& h3': { textStyle: 'subheading' },
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
    '& li ul': { columnGap: '8' },
    '& li li': { textStyle: 'note', py: '2' },
    '& li li, & details': { borderTopWidth: '1px', borderColor: 'line.base' },
    '& details': { borderBottomWidth: '1px' },
  },
})

const Pathway = chakra('li', {
  base: {
    display: 'grid',
    alignContent: 'start',
    columnGap: { lg: '8' },
    rowGap: '6',
  },
  variants: {
    color: { teal: { '--bar': 'colors.teal.700' }, coral: { '--bar': 'colors.coral.500' } },
    size: {
      /** Full width, with its points side by side. */
      long: {
        gridTemplateColumns: { lg: '4fr 8fr' },
        '& ul': { display: { md: 'grid' }, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        '& details ul': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        '& details': { mt: { md: '4' } },
      },
      short: { '& h3': { textStyle: { md: 'subheading' } } },
    },
  },
})

/** Solid to the minimum length, hatched to the maximum. */
const Bar = chakra('div', {
  base: {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: `repeat(${YEAR}, 1fr)`,
    borderTopWidth: { base: '1px', md: '0' },
    borderColor: 'line.base',
    textAlign: 'right',
    '& b': { display: { base: 'none', md: 'block' }, textStyle: 'fine', color: 'fg.quiet', pb: '1' },
    '& span::after': { content: '""', display: 'block', height: '1.5rem', bg: 'var(--bar)' },
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
        ({ title, description, duration, months: [from, to], format, features, outcomes, color }) => (
          <Pathway
            key={title}
            color={color}
            size={to > YEAR / 2 ? 'long' : 'short'}
            gridColumn={{ md: `span ${to}` }}
          >
            <Bar aria-hidden="true" gridTemplateColumns={{ md: `repeat(${to}, 1fr)` }}>
              <chakra.span gridColumn={`span ${from}`}>
                <b>{from}</b>
              </chakra.span>
              <chakra.span gridColumn={`span ${to - from}`}>
                <b>
                  {to} {unit}
                </b>
              </chakra.span>
            </Bar>
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
          </Pathway>
        ),
      )}
    </Year>
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
