import type { CardWindow } from '#content/schema/cardWindow.ts'
import { ButtonAnchor } from '../ui/Button.tsx'

export interface PagerLabels {
  /** Names the links for screen readers. */
  pages: string
  next: string
  previous: string
}

/** Leads to the pages before and after one of a long listing. */
export function ListingPager({ labels, window }: { labels: PagerLabels; window: CardWindow }) {
  const { next, previous } = window
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
