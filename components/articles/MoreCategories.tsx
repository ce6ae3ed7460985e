import { chakra } from '@chakra-ui/react'
import { useLayoutEffect, useRef } from 'react'
import { fieldRecipe } from '../theme/recipes/field.ts'

const Select = chakra('select', fieldRecipe)

interface MoreCategoriesProps {
  label: string
  categories: readonly string[]
  category: string | null
  onChoose: (category: string | null) => void
}

/** The categories without a chip. Uncontrolled, so that React can't revert a choice made before hydration. */
export function MoreCategories({ label, categories, category, onChoose }: MoreCategoriesProps) {
  const select = useRef<HTMLSelectElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before the app took over
  useLayoutEffect(() => {
    if (select.current?.value) onChoose(select.current.value)
  }, [])
  useLayoutEffect(() => {
    if (select.current) select.current.value = categories.find((name) => name === category) ?? ''
  }, [categories, category])
  return (
    <Select
      ref={select}
      aria-label={label}
      aria-controls="all-articles"
      autoComplete="off"
      width="12rem"
      textStyle="label"
      onChange={({ currentTarget }) => onChoose(currentTarget.value || null)}
    >
      <option value="">{label}</option>
      {categories.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </Select>
  )
}
