import type { CardWindow } from '#content/schema/cardWindow.ts'
import { ButtonAnchor } from '../ui/Button.tsx'
import { useAfterPaint } from './useAfterPaint.ts'

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
  /** What the listing is searched for. */
  text: string
}

/** Leads to the pages before and after one of a long listing. Goes and comes with the cards, a frame after a keystroke. */
export function ListingPager({ labels, window, filtered, text }: ListingPagerProps) {
  const { next, previous } = window
  if (useAfterPaint(filtered, text)) return null
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
