import { chakra } from '@chakra-ui/react'
import type { StoryCard, StoryEnding } from '#content/schema/pages/strategy.ts'
import { noteHead } from '../../theme/noteHead.ts'
import { Icon } from '../../ui/Icon.tsx'
import { MoreLink } from '../../ui/TextLink.tsx'

const Cards = chakra('ol', {
  base: {
    breakInside: 'avoid',
    '& > li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: { lg: '4fr 7fr', _print: '4fr 7fr' },
      columnGap: '8',
      rowGap: '2',
      _print: { pb: '4' },
      ml: '0.875rem',
      pl: { base: '6', lg: '10' },
      pb: { base: '6', lg: '12' },
      borderLeftWidth: '2px',
      borderColor: 'line.strong',
      _before: {
        ...noteHead('1.75rem', 'var(--note, {colors.teal.200})'),
        left: 'calc(-0.875rem - 1px)',
        top: '0',
      },
    },
    // Question and answer are the climax of the story.
    '& > li:nth-of-type(3)': { '--note': 'colors.coral.500' },
    '& > li:nth-of-type(4)': { '--note': 'colors.gold' },
    '& > li:last-of-type': { borderColor: 'transparent', pb: '0' },
    '& h3': { textStyle: 'subheading', lineHeight: { base: '1.05', _print: '1.25' } },
    '& .task': { textStyle: { base: 'note', lg: 'body' }, color: 'fg.quiet', mt: { base: '1', lg: '2' } },
    '& blockquote': {
      textStyle: { base: 'strong', lg: 'small' },
      lineHeight: '1.4',
      textIndent: { base: '-0.32em', lg: '-0.51em', _print: '0' },
    },
    '& .test': {
      display: 'grid',
      gridTemplateColumns: '1.5rem 1fr',
      textStyle: 'aside',
      mt: { base: '2', lg: '4' },
      '& svg': { mt: '0.2em', color: 'gold' },
    },
  },
})

const Ending = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: '1fr 1fr', lg: '4fr 7fr' },
    columnGap: { base: '12', lg: '8' },
    rowGap: '4',
    mt: { base: '10', lg: '18' },
    // As the cards, beside their line.
    pl: { lg: 'calc(3.375rem + 2px)' },
    '& h3': { textStyle: 'subheading', mb: '3' },
  },
})

interface StorySequenceProps {
  cards: readonly StoryCard[]
  testLabel: string
  ending: StoryEnding
}

/** Six cards in order on a line, and what came of them. */
export function StorySequence({ cards, testLabel, ending }: StorySequenceProps) {
  return (
    <>
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
      <Ending>
        <div>
          <h3>{ending.heading}</h3>
          <p>{ending.text}</p>
        </div>
        <div>
          <p>{ending.order}</p>
          <MoreLink {...ending.link} />
        </div>
      </Ending>
    </>
  )
}
