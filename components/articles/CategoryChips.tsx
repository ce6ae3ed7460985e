import { chakra } from '@chakra-ui/react'
import { type FocusEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { choiceSlug, filterQuery } from '../search/list/filters.ts'
import { chosen } from '../theme/chosen.ts'
import { noScript } from '../theme/noScript.ts'
import { Select } from '../ui/Input.tsx'
import { inPlace } from '../ui/inPlace.ts'
import { range } from '../ui/range.ts'

const Row = chakra('nav', {
  base: {
    // One scrollable line from edge to edge on phones and tablets; above, some chips and a list of the others.
    display: { lg: 'flex' },
    alignItems: 'center',
    columnGap: '2',
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
      display: 'inline-flex',
      alignItems: 'center',
      textStyle: 'label',
      whiteSpace: 'nowrap',
      borderWidth: '1px',
      borderRadius: 'sm',
      // Room for the focus ring, and a glimpse of the next chip.
      scrollMargin: '0.5rem 1.25rem',
      '&:target': { scrollMarginTop: '12rem' },
      transition: 'background-color 120ms',
      '@media (hover: hover)': {
        // A selected chip keeps its dark background.
        '&:not([aria-current], :target):hover': { bg: 'bg.sand' },
      },
    },
    '& :is(a, select)': {
      minH: '2.75rem',
      px: '3',
      fontSize: { lg: '0.875rem', xl: '1rem' },
      '@media (pointer: fine)': { minH: '2.5rem' },
    },
    '& a[aria-current]': chosen,
    // On wider screens offered by a control that needs JavaScript.
    '@media (scripting: enabled)': { '& [data-minor]': { display: { lg: 'none' } } },
    // Without JavaScript, the anchor in the address selects the chip.
    [noScript]: {
      '& select': { display: 'none' },
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

/** Maximum number of categories in a row. */
const MAX_CATEGORIES = 16

/**
 * Styles that filter cards without JavaScript, for the element around chips and cards: shows the cards of the
 * category in the address's anchor. `data-choice` of a card is the position of its category, from 1.
 */
export const filterByAnchorStyles = Object.fromEntries(
  range(1, MAX_CATEGORIES).map((place) => [
    `&:has(nav li:nth-of-type(${place + 1}) > a:target) [data-choice]:not([data-choice="${place}"])`,
    { display: 'none' },
  ]),
)

/** Browsers don't scroll if a part of the focused element is visible. */
const showWhole = ({ target }: FocusEvent) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })

interface CategoryChipsProps {
  labels: Record<'categories' | 'allCategories' | 'moreCategories', string>
  categories: readonly string[]
  /** Null is All, undefined none of them. */
  active: string | null | undefined
  /** The categories with a chip on wide screens, where a list offers the others. */
  shown: readonly string[]
  onChoose: (category: string | null) => void
}

/** The category chips: links that filter the page (docs/controls.md, row 40). */
export function CategoryChips(props: CategoryChipsProps) {
  const { labels, categories, shown, active, onChoose } = props
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
          <li key={category ?? ''} data-minor={(category && !shown.includes(category)) || undefined}>
            <a
              id={chipId(category)}
              href={`${filterQuery({ category })}#${chipId(category)}`}
              aria-current={category === active ? 'true' : undefined}
              {...inPlace(() => onChoose(category))}
            >
              {category ?? labels.allCategories}
            </a>
          </li>
        ))}
      </ul>
      <MoreCategories {...props} />
    </Row>
  )
}

/**
 * The categories without a chip, on wide screens: below them, chips are swiped, and all categories have one. Uncontrolled,
 * so that React can't revert a choice made before hydration.
 */
function MoreCategories({ labels, categories, shown, active, onChoose }: CategoryChipsProps) {
  const select = useRef<HTMLSelectElement>(null)
  const takeOver = useEffectEvent(() => {
    if (select.current?.value) onChoose(select.current.value)
  })
  useLayoutEffect(() => takeOver(), [])
  const value = active && !shown.includes(active) ? active : ''
  useLayoutEffect(() => {
    if (select.current) select.current.value = value
  }, [value])
  return (
    <Select
      ref={select}
      aria-label={labels.moreCategories}
      autoComplete="off"
      hideBelow="lg"
      width={{ lg: '11rem', xl: '12rem' }}
      fontWeight="semibold"
      bg="transparent"
      borderColor="line.base"
      onChange={({ currentTarget }) => onChoose(currentTarget.value || null)}
    >
      <option value="">{labels.moreCategories}</option>
      {categories.map((name) => !shown.includes(name) && <option key={name}>{name}</option>)}
    </Select>
  )
}
