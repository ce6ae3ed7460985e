import { chakra } from '@chakra-ui/react'
import type { StoryCard } from '#content/schema/offerings.ts'
import { Icon } from '../ui/Icon.tsx'

const STEP = '5rem'

const Cards = chakra('ol', {
  base: {
    '& > li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: { lg: '4fr 7fr' },
      columnGap: '8',
      rowGap: '4',
      ml: '3',
      pl: { base: '6', lg: '10' },
      pb: { base: '10', lg: '12' },
      borderLeftWidth: '2px',
      borderColor: 'line.strong',
      _before: {
        content: '""',
        position: 'absolute',
        left: 'calc(-0.75rem - 1px)',
        top: '0.125rem',
        width: '1.5rem',
        height: '1.5rem',
        borderRadius: '50%',
        bg: 'var(--note, {colors.teal.200})',
      },
    },
    // Question and answer are the height of the story.
    '& > li:nth-of-type(3)': { '--note': 'colors.coral.500' },
    '& > li:nth-of-type(4)': { '--note': 'colors.gold' },
    '& > li:last-of-type': { borderColor: 'transparent', pb: '0' },
    lg: {
      '& > li': { width: `calc(100% - 2 * ${STEP})` },
      '& > li:nth-of-type(2), & > li:nth-of-type(5)': { ml: `calc(0.75rem + ${STEP})` },
      '& > li:nth-of-type(3), & > li:nth-of-type(4)': { ml: `calc(0.75rem + 2 * ${STEP})` },
      '& > li:nth-of-type(2)::after, & > li:nth-of-type(3)::after': { left: `calc(-1 * ${STEP} - 2px)` },
      '& > li:nth-of-type(5)::after, & > li:nth-of-type(6)::after': { left: '-2px' },
      '& > li:nth-of-type(n + 2):not(:nth-of-type(4))::after': {
        content: '""',
        position: 'absolute',
        top: 'calc(0.875rem - 1px)',
        width: STEP,
        borderTopWidth: '2px',
        borderColor: 'line.strong',
      },
      // The line turns at the note, so the stretch above the turn belongs to the card before.
      '& > li:nth-of-type(n + 2)': { mt: '-0.875rem' },
    },
    '& h3': { textStyle: 'subheading', lineHeight: '1.05' },
    '& .task': { textStyle: 'note', color: 'fg.quiet', mt: '2' },
    '& blockquote': { textStyle: 'small', lineHeight: '1.4', letterSpacing: '-0.01em' },
    '& .test': {
      display: 'grid',
      gridTemplateColumns: '1.5rem 1fr',
      alignItems: 'start',
      textStyle: 'note',
      color: 'fg.quiet',
      mt: '4',
      '& svg': { mt: '0.2em', color: 'gold' },
    },
  },
})

/** Six cards in their order: the line steps out to the question and back in to the example. */
export function StorySequence({ cards, testLabel }: { cards: readonly StoryCard[]; testLabel: string }) {
  return (
    <Cards>
      {cards.map(({ title, task, told, test }) => (
        <li key={title}>
          <div>
            <h3>{title}</h3>
            <p className="task">{task}</p>
          </div>
          <div>
            <blockquote>“{told}”</blockquote>
            <p className="test">
              <Icon name="check" size={18} />
              <span>
                <strong>{testLabel}:</strong> {test}
              </span>
            </p>
          </div>
        </li>
      ))}
    </Cards>
  )
}
