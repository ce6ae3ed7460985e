import { chakra } from '@chakra-ui/react'
import { type FocusEvent, useEffect, useRef } from 'react'
import { ARTICLE_CATEGORIES } from '#content/schema/articleCategories.ts'
import { FilterChip } from '../search/list/FilterChip.tsx'
import { choiceSlug, filterQuery } from '../search/list/filters.ts'
import { chosen } from '../theme/chosen.ts'
import { noScript } from '../theme/noScript.ts'

const Row = chakra('nav', {
  base: {
    // One scrollable line from edge to edge on phones and tablets; above, as many lines as they take.
    mx: { base: '-5', md: '-8', lg: '0' },
    '& ul': {
      display: 'flex',
      flexWrap: { lg: 'wrap' },
      gap: '2',
      px: { base: '5', md: '8', lg: '0' },
      py: '1',
      overflowX: { base: 'auto', lg: 'visible' },
      scrollbarWidth: 'none',
    },
    '& a': {
      minH: '2.75rem',
      // Room for the focus ring, and a glimpse of the next chip.
      scrollMargin: '0.5rem 1.25rem',
      '&:target': { scrollMarginTop: '12rem' },
      px: { lg: '2' },
      fontSize: { lg: '0.875rem' },
      '@media (pointer: fine)': { minH: '2.5rem' },
    },
    // Without JavaScript, the anchor in the address selects the chip.
    [noScript]: {
      '& a:target': chosen,
      '&:has(a:target) a[aria-current]:not(:target)': {
        bg: 'transparent',
        borderColor: 'line.base',
        color: 'inherit',
      },
    },
  },
})

/** Id of a category's chip; null means All. */
const chipId = (category: string | null) => choiceSlug(category ?? 'all-categories')

/**
 * Styles that filter cards without JavaScript, for the element around chips and cards: shows the cards of the
 * category in the address's anchor. `data-category` of a card is the slug of its category.
 */
export const filterByAnchorStyles = Object.fromEntries(
  ARTICLE_CATEGORIES.map(choiceSlug).map((slug) => [
    `&:has(#${slug}:target) [data-category]:not([data-category="${slug}"])`,
    { display: 'none' },
  ]),
)

/** Browsers don't scroll if a part of the focused element is visible. */
const showWhole = ({ target }: FocusEvent) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })

interface CategoryChipsProps {
  labels: Record<'categories' | 'allCategories', string>
  categories: readonly string[]
  /** Null is All, undefined none of them. */
  active: string | null | undefined
  onChoose: (category: string | null) => void
}

/** The category chips: links that filter the page (docs/controls.md, row 40). */
export function CategoryChips({ labels, categories, active, onChoose }: CategoryChipsProps) {
  const line = useRef<HTMLUListElement>(null)
  // The chosen one may come from the address, and be beyond the edge of a phone.
  useEffect(() => {
    const chip = line.current?.querySelector<HTMLElement>('[aria-current]')
    if (active && chip)
      line.current?.scrollTo({ left: chip.offsetLeft - (innerWidth - chip.offsetWidth) / 2 })
  }, [active])
  return (
    <Row aria-label={labels.categories} onFocus={showWhole}>
      <ul ref={line}>
        {[null, ...categories].map((category) => (
          <li key={category ?? ''}>
            <FilterChip
              id={chipId(category)}
              href={`${filterQuery({ category })}#${chipId(category)}`}
              isChosen={category === active}
              onChoose={() => onChoose(category)}
            >
              {category ?? labels.allCategories}
            </FilterChip>
          </li>
        ))}
      </ul>
    </Row>
  )
}
