import { memo } from 'react'
import { Link } from './Link.tsx'

interface CardLinkProps {
  to: string
  label: string
  /** What screen readers hear behind the label, so that links of the same name differ. */
  about: string
}

/** The link of a card: "Read More", and hidden behind it about what. In a filtered list a letter changes the texts alone. */
export const CardLink = memo(function CardLink({ to, label, about }: CardLinkProps) {
  return (
    <Link to={to}>
      {label}
      <span> {about}</span>
    </Link>
  )
})
