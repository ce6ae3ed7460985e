import { chakra } from '@chakra-ui/react'
import type { ArticleCard } from '#content/collections/cards.ts'
import type { ArticleCategory } from '#content/schema/articleCategories.ts'
import { fillPlural } from '#content/schema/fill.ts'
import type { CarouselLabels } from '#content/schema/pages/lists.ts'
import { carouselFiltersAtom, carouselListing } from '../search/list/listings.ts'
import { NothingFound } from '../search/list/NothingFound.tsx'
import { SearchBox } from '../search/list/SearchBox.tsx'
import { useFilterableList } from '../search/list/useFilterableList.ts'
import { noScript } from '../theme/noScript.ts'
import { MoreLink } from '../ui/TextLink.tsx'
import { ArticleSlides } from './ArticleSlides.tsx'
import { CategoryChips, filterByAnchorStyles } from './CategoryChips.tsx'

const Area = chakra('div', {
  base: {
    '& .bar': {
      display: 'grid',
      gridTemplateColumns: { md: 'minmax(0, 1fr) 20rem' },
      columnGap: '8',
      rowGap: '4',
      mb: '4',
    },
    '& #carousel': { mt: { base: '6', lg: '8' } },
    '& h2': { textStyle: 'title' },
    '& .all': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '6', mt: '2' },
    // On the line of the arrows.
    '@media (scripting: enabled)': { '& .slides-shown ~ .all': { mt: '-2.75rem', mr: '8.5rem' } },
    '& [role="status"]': { color: 'fg.quiet' },
    [noScript]: {
      ...filterByAnchorStyles,
      // Heading and count don't reflect what the anchor selects.
      '&:has(nav a:target)': { '& h2 span, & [role="status"]': { display: 'none' } },
    },
  },
})

interface ArticleCarouselProps {
  cards: readonly ArticleCard[]
  categories: readonly ArticleCategory[]
  /** With the id of the heading. */
  labels: CarouselLabels & { id: string }
  /** Address of all articles, where Enter in the search box leads with the text as `?q=`. */
  listing: string
}

/** The carousel of /resources with its categories and search (specification, points 2, 4 and 9). */
export function ArticleCarousel({ cards, categories, labels, listing }: ArticleCarouselProps) {
  const list = useFilterableList({
    listing: carouselListing,
    atom: carouselFiltersAtom,
    choices: { category: categories },
    cards,
  })
  const { results, filters, change, clear } = list
  const { text, category } = filters
  /** Only then is it the category that is empty. */
  const isElsewhere = category !== null && list.countsOf('category')(null) > 0
  return (
    <Area>
      <div className="bar">
        <h2 id={labels.id} ref={list.area} tabIndex={-1}>
          <span>{category ?? labels.headingAll} </span>
          {labels.headingEnd}
        </h2>
        <SearchBox list={list} labels={labels} controls="carousel" action={listing} />
      </div>
      <CategoryChips
        labels={labels}
        categories={categories}
        active={category}
        onChoose={(chosen) => change({ category: chosen })}
      />
      <div id="carousel" className={results.length > 0 ? 'slides-shown' : undefined}>
        {results.length > 0 ? (
          <ArticleSlides cards={results} text={text} labels={labels} />
        ) : (
          <NothingFound
            minH="16rem"
            pt="8"
            text={isElsewhere ? labels.empty : labels.nothing}
            action={isElsewhere ? labels.allCategories : labels.clear}
            query={text.trim()}
            onAction={() => {
              if (!isElsewhere) return clear()
              change({ category: null })
              list.keepFocus()
            }}
          />
        )}
      </div>
      <div className="all">
        <p role="status">{fillPlural(labels.count, { count: results.length })}</p>
        <MoreLink label={labels.browseAll} href={listing} />
      </div>
    </Area>
  )
}
