import { chakra } from '@chakra-ui/react'
import type { ArticleCard as Card } from '#content/collections/cards.ts'
import { carouselLabels } from '#content/labels/labels.ts'
import { fill } from '#content/schema/fill.ts'
import type { CarouselLabels } from '#content/schema/pages/lists.ts'
import { choiceSlug } from '../search/list/filters.ts'
import { noScript } from '../theme/noScript.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Tooltip } from '../ui/Tooltip.tsx'
import { ArticleCard, articleCardStyles } from './ArticleCard.tsx'
import { useCarousel } from './useCarousel.tsx'

/** Width of a slide in percent of the carousel, on small, medium and large screens (specification, point 9). */
const SLIDE_WIDTHS = { base: '85%', md: '45%', lg: '30%' } as const

const Frame = chakra('div', {
  base: {
    ...articleCardStyles,
    // From the content column to the edge of the window.
    '--edge': { base: '1.25rem', md: 'max(2rem, (100vw - {sizes.content}) / 2)' },
    // Scrolls natively until Embla takes over, and without JavaScript.
    '& .viewport': {
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'none',
      mr: 'calc(-1 * var(--edge))',
      // Room for hover backgrounds and focus rings.
      my: '-3',
      py: '3',
      ml: '-3',
      pl: '3',
      scrollPaddingLeft: '0.75rem',
      [noScript]: { scrollbarWidth: 'thin', pb: '4' },
      '&[data-ready]': {
        overflow: 'hidden',
        scrollSnapType: 'none',
        cursor: 'grab',
        _active: { cursor: 'grabbing' },
        '& .slides': { touchAction: 'pan-y pinch-zoom' },
      },
    },
    // Widths are relative to the content column, without the overflow.
    '& .slides': { display: 'flex', pr: 'var(--edge)' },
    '& .slides > li': {
      flex: '0 0 auto',
      width: SLIDE_WIDTHS,
      display: 'grid',
      pr: { base: '4', md: '8' },
      scrollSnapAlign: 'start',
    },
    // Facts and links align across slides, whatever the length of the text.
    '& li > article': { display: 'flex', flexDirection: 'column' },
    '& article .words': { flex: { md: '1' }, pt: '4', pb: '3' },
    // In narrow slides, author and date share a line.
    '& article .facts li:first-of-type': { flexBasis: { lgDown: 'auto' } },
    '& article .actions': { pt: '2', mt: 'auto' },
    '& .controls': {
      display: 'flex',
      justifyContent: 'flex-end',
      gap: '2',
      mt: '6',
      [noScript]: { display: 'none' },
    },
    '& .controls button': {
      width: '3rem',
      px: '0',
      _disabled: { opacity: 0.4, cursor: 'default' },
    },
    // On paper, all of them, by their words.
    _print: {
      '& .viewport': { overflow: 'visible !important', mr: '0' },
      '& .slides': {
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        columnGap: '8',
        rowGap: '5',
        pr: '0',
        transform: 'none !important',
      },
      '& .slides > li': { width: 'auto', pr: '0' },
      '& article .words': { p: '0' },
      '& .controls, & .art, & .facts': { display: 'none' },
    },
  },
})

const STEPS = [
  { name: 'previous', icon: 'back', by: -1 },
  { name: 'next', icon: 'arrow', by: 1 },
] as const

interface ArticleSlidesProps {
  cards: readonly Card[]
  text: string
  labels: CarouselLabels
}

/** A looping carousel of articles, moved by dragging, buttons and arrow keys. */
export function ArticleSlides({ cards, text, labels }: ArticleSlidesProps) {
  const { viewport, intent, ready, fits, step, onKeyDown, binding } = useCarousel(
    cards.map(({ id }) => id).join(),
  )
  const still = fits || cards.length < 2
  return (
    <Frame
      role="group"
      aria-roledescription={carouselLabels.role}
      aria-label={labels.label}
      onKeyDown={onKeyDown}
    >
      <div className="viewport" ref={viewport} data-ready={ready || undefined} {...intent}>
        <ul className="slides" id="slides">
          {cards.map((card, index) => (
            <li
              key={card.id}
              aria-label={fill(labels.slide, { position: index + 1, total: cards.length })}
              data-category={choiceSlug(card.category)}
            >
              <ArticleCard
                card={card}
                text={text}
                sizes="(min-width: 64rem) 22rem, (min-width: 48rem) 45vw, 85vw"
              />
            </li>
          ))}
        </ul>
      </div>
      <div className="controls">
        {STEPS.map(({ name, icon, by }) => (
          <Tooltip key={name} text={labels[name]}>
            <Button
              look="outline"
              type="button"
              aria-label={labels[name]}
              aria-controls="slides"
              disabled={still}
              onClick={() => step(by)}
            >
              <Icon name={icon} size={24} />
            </Button>
          </Tooltip>
        ))}
      </div>
      {binding}
    </Frame>
  )
}
