import { chakra } from '@chakra-ui/react'
import type { FocusEvent, ReactNode } from 'react'
import { choiceSlug, filterQuery } from '../search/list/filters.ts'
import { isPlainClick } from '../ui/isPlainClick.ts'
import { range } from '../ui/range.ts'

const Row = chakra('nav', {
  base: {
    // One line to swipe on phones, as wide as the screen; lines that wrap above.
    mx: { base: '-5', md: '0' },
    '& ul': {
      display: 'flex',
      flexWrap: { md: 'wrap' },
      gap: '2',
      px: { base: '5', md: '0' },
      py: '1',
      overflowX: { base: 'auto', md: 'visible' },
      scrollbarWidth: 'none',
    },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minH: '2.75rem',
      px: '4',
      py: '2',
      textStyle: 'label',
      lineHeight: '1.25',
      whiteSpace: 'nowrap',
      borderWidth: '1px',
      borderColor: 'line.base',
      borderRadius: 'sm',
      // Room for the focus ring and a glimpse of the next one.
      scrollMargin: '0.5rem 1.25rem',
      '&:target': { scrollMarginTop: '12rem' },
      transition: 'background-color 120ms',
      '@media (hover: hover)': {
        '&:hover': { bg: 'bg.sand' },
        // A chosen one keeps its dark ground.
        '&[aria-current]:hover, &:target:hover': { bg: 'teal.700' },
      },
      '@media (pointer: fine)': { minH: '2.5rem' },
    },
    '& .count': { textStyle: 'fine', color: 'fg.quiet', fontVariantNumeric: 'tabular-nums' },
    '& .count span': { srOnly: true },
    '& a[data-none]': { color: 'fg.quiet' },
    '& a[aria-current]': {
      bg: 'teal.900',
      borderColor: 'teal.900',
      color: 'sand.0',
      '& .count': { color: 'teal.200' },
    },
    // Without JavaScript the anchor in the address says what was chosen.
    '@media (scripting: none)': {
      '& [data-script] a': { display: 'none' },
      '& a:target': { bg: 'teal.900', borderColor: 'teal.900', color: 'sand.0' },
      '&:has(a:target) a[aria-current]:not(:target)': {
        bg: 'transparent',
        borderColor: 'line.base',
        color: 'inherit',
      },
    },
  },
})

/** Id of the chip of a category; null stands for All. */
const chipId = (category: string | null) => choiceSlug(category ?? 'all-categories')

/** As many categories as a row can have. */
const MOST = 16

/**
 * For the element around chips and cards, where there is no JavaScript: it shows the cards of the category that was
 * chosen, by the anchor in the address. `data-choice` of a card is the place of its category in the row, from 1.
 */
export const chosenByAnchor = Object.fromEntries(
  range(1, MOST).map((place) => [
    `&:has(nav li:nth-of-type(${place + 1}) > a:target) [data-choice]:not([data-choice="${place}"])`,
    { display: 'none' },
  ]),
)

/** Browsers are content when a part of what has the focus is in view. */
const showWhole = ({ target }: FocusEvent) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })

interface CategoryChipsProps {
  label: string
  allLabel: string
  categories: readonly string[]
  active: string | null
  /** How many articles a category would leave, with the noun behind the number; without it chips carry no numbers. */
  count?: { of: (category: string | null) => number; noun: (count: number) => string }
  onChoose: (category: string | null) => void
  /** More links for the row. */
  children?: ReactNode
}

/** The row of categories: links that filter the page (docs/controls.md, row 40). */
export function CategoryChips({
  label,
  allLabel,
  categories,
  active,
  count,
  onChoose,
  children,
}: CategoryChipsProps) {
  return (
    <Row aria-label={label} onFocus={showWhole}>
      <ul>
        {[null, ...categories].map((category) => {
          const number = count?.of(category)
          return (
            <li key={category ?? ''}>
              <a
                id={chipId(category)}
                href={`${filterQuery({ category })}#${chipId(category)}`}
                data-vike="false"
                data-none={number === 0 || undefined}
                aria-current={category === active ? 'true' : undefined}
                onClick={(event) => {
                  if (!isPlainClick(event)) return
                  event.preventDefault()
                  onChoose(category)
                }}
              >
                {category ?? allLabel}
                {count && number !== undefined && (
                  <span className="count">
                    {number}
                    <span> {count.noun(number)}</span>
                  </span>
                )}
              </a>
            </li>
          )
        })}
        {children}
      </ul>
    </Row>
  )
}
