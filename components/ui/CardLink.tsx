import { memo } from 'react'
import { Link } from './Link.tsx'

interface CardLinkProps {
  to: string
  label: string
  /** Hidden text after the label, so that links with the same label differ for screen readers. */
  about: string
}

/**
 * The link of a card: "Read More" with hidden text about what. Memoized, because typing in a filtered list changes
 * only the texts.
 */
export const CardLink = memo(function CardLink({ to, label, about }: CardLinkProps) {
  return (
    <Link to={to}>
      {label}
      <span> {about}</span>
    </Link>
  )
})
