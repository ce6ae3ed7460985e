import { chakra } from '@chakra-ui/react'
import type { StrategyCard } from '#content/schema/offerings.ts'
import { PaperTop } from '../../paper/PaperTop.tsx'
import { sectionRecipe } from '../../theme/recipes/section.ts'
import { TextLink } from '../../ui/TextLink.tsx'

const Cards = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: '1fr 1fr' },
    columnGap: { md: '10', lg: '18' },
    rowGap: { base: '10', md: '0' },
    '& > li': { display: 'flex', flexDirection: 'column' },
    '& .ground': {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      px: { base: '5', lg: '10' },
      py: { base: '4', lg: '8' },
      mb: '6',
      borderRadius: 'sm',
      _print: { display: 'none' },
    },
    '& svg': { display: 'block', width: '100%', height: '0.75rem', color: 'var(--bar)' },
    '& .duration': { textStyle: 'label', color: 'fg.quiet', mt: '2' },
    '& h3': { textStyle: 'subheading', mt: '6' },
    '& .audience': { textStyle: 'note', fontWeight: 'semibold', color: 'fg.warm', mt: '2' },
    '& .about': { textStyle: 'body', mt: '4' },
    '& .features': { textStyle: 'note', mt: '5', mb: '4' },
    '& .features li': { py: { base: '1', md: '2' }, borderTopWidth: '1px', borderColor: 'line.base' },
    md: {
      // Aligns paper, text and features of the two long programs.
      '& > li:nth-of-type(-n + 2)': {
        display: 'grid',
        gridRow: 'span 3',
        gridTemplateRows: 'subgrid',
        rowGap: '0',
        pb: '10',
        // Aligns their links.
        '& > :last-child': { display: 'flex', flexDirection: 'column', alignItems: 'start' },
        '& .features': { alignSelf: 'stretch', flex: '1' },
      },
      // The short program spans the row, with its paper on the right.
      '& > li:nth-of-type(3)': {
        gridColumn: '1 / -1',
        display: 'grid',
        gridTemplateColumns: 'subgrid',
        gridTemplateRows: 'auto 1fr',
        pt: '10',
        borderTopWidth: '1px',
        borderColor: 'line.base',
        '& .ground': { gridColumn: '2', gridRow: '1 / 3', mb: '0' },
      },
    },
  },
})

const Card = chakra('li', {
  base: {},
  variants: {
    color: { teal: { '--bar': 'colors.teal.700' }, coral: { '--bar': 'colors.coral.500' }, tint: {} },
  },
})

/** Background of a paper, which is decorative here: the program's page shows all of it. */
const Surface = chakra('div', sectionRecipe)

/** A block for each week. */
const bar = (weeks: number) => Array.from({ length: weeks }, (_, week) => `M${week} 1h0.9`).join('')

interface OfferCardsProps {
  cards: readonly StrategyCard[]
}

/** Two long programs side by side, each with a bar of its weeks, and a short one below. */
export function OfferCards({ cards }: OfferCardsProps) {
  return (
    <Cards>
      {cards.map(({ title, description, duration, weeks, audience, keyFeatures, link, color, paper }) => (
        <Card key={title} color={color}>
          <Surface className="ground" ground={color} space="none" aria-hidden="true">
            <PaperTop paper={paper} />
          </Surface>
          <div>
            {weeks && (
              <svg viewBox={`0 0 ${weeks} 2`} preserveAspectRatio="none" aria-hidden="true">
                <path d={bar(weeks)} stroke="currentColor" strokeWidth="2" />
              </svg>
            )}
            <p className="duration">{duration}</p>
            <h3>{title}</h3>
            <p className="audience">{audience}</p>
            <p className="about">{description}</p>
          </div>
          <div>
            <ul className="features">
              {keyFeatures.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <TextLink look="standalone" to={link.href}>
              {link.label}
            </TextLink>
          </div>
        </Card>
      ))}
    </Cards>
  )
}
