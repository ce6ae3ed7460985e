import type { CardWindow } from '#content/schema/cardWindow.ts'
import { ButtonAnchor } from '../ui/Button.tsx'

export interface PagerLabels {
  /** Names the links for screen readers. */
  pages: string
  next: string
  previous: string
}

interface ListingPagerProps {
  labels: PagerLabels
  window: CardWindow
  /** A listing that is filtered has no pages. */
  filtered: boolean
}

/** Leads to the pages before and after one of a long listing. */
export function ListingPager({ labels, window, filtered }: ListingPagerProps) {
  const { next, previous } = window
  if (filtered) return null
  return (
    <nav aria-label={labels.pages}>
      {next && (
        <ButtonAnchor look="outline" mt="8" mr="4" href={next}>
          {labels.next}
        </ButtonAnchor>
      )}
      {previous && (
        <ButtonAnchor look="outline" mt="8" href={previous}>
          {labels.previous}
        </ButtonAnchor>
      )}
    </nav>
  )
}
