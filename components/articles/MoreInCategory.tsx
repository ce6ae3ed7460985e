import { useAtomValue } from 'jotai'
import { filterQuery } from '../search/list/filters.ts'
import { TextLink } from '../ui/TextLink.tsx'
import { carouselFiltersAtom } from './articleListing.ts'

interface MoreInCategoryProps {
  /** Address of the article listing. */
  href: string
  /** How many of its articles the carousel doesn't show, by category. */
  counts: Readonly<Record<string, number>>
  label: (count: number, category: string) => string
}

/** Leads from the category selected in the carousel to its other articles in the listing, if there are any. */
export function MoreInCategory({ href, counts, label }: MoreInCategoryProps) {
  const { category } = useAtomValue(carouselFiltersAtom)
  const count = category && counts[category]
  if (!count) return null
  return (
    <TextLink look="standalone" to={href + filterQuery({ category })}>
      {label(count, category)}
    </TextLink>
  )
}
