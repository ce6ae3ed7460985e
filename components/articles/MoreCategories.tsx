import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Select } from '../ui/Input.tsx'

interface MoreCategoriesProps {
  label: string
  categories: readonly string[]
  category: string | null
  onChoose: (category: string | null) => void
}

/**
 * The categories without a chip, on wide screens: below them, chips are swiped, and all categories have one. Uncontrolled,
 * so that React can't revert a choice made before hydration.
 */
export function MoreCategories({ label, categories, category, onChoose }: MoreCategoriesProps) {
  const select = useRef<HTMLSelectElement>(null)
  const takeOver = useEffectEvent(() => {
    if (select.current?.value) onChoose(select.current.value)
  })
  useLayoutEffect(() => takeOver(), [])
  const value = category && categories.includes(category) ? category : ''
  useLayoutEffect(() => {
    if (select.current) select.current.value = value
  }, [value])
  return (
    <Select
      ref={select}
      aria-label={label}
      aria-controls="all-articles"
      autoComplete="off"
      hideBelow="lg"
      width="12rem"
      minH="2.75rem"
      px="3"
      textStyle="label"
      bg="transparent"
      borderColor="line.base"
      onChange={({ currentTarget }) => onChoose(currentTarget.value || null)}
    >
      <option value="">{label}</option>
      {categories.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </Select>
  )
}
