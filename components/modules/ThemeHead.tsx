import { memo } from 'react'
import { choiceSlug } from '../search/list/filters.ts'

interface ThemeHeadProps {
  category: string
  /** Such as "3 modules". */
  count: string
}

/** The header above the cards of a theme: an item of a `ModuleGrid`, which styles it. */
export const ThemeHead = memo(function ThemeHead({ category, count }: ThemeHeadProps) {
  return (
    <li className="theme">
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <use href={`/signs.svg#${choiceSlug(category)}`} />
      </svg>
      <h3>{category}</h3>
      <p>{count}</p>
    </li>
  )
})
