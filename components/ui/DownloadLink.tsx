import { ButtonAnchor } from './Button.tsx'
import { Icon } from './Icon.tsx'

interface DownloadLinkProps {
  label: string
  href: string
  /** "PDF" */
  type?: string
  /** "240 kB" */
  size?: string
  look?: 'solid' | 'outline'
}

/** A file to take away. The attribute keeps the router's hands off it. */
export function DownloadLink({ label, href, type, size, look = 'outline' }: DownloadLinkProps) {
  const facts = [type, size].filter(Boolean).join(', ')
  return (
    <ButtonAnchor href={href} look={look} download>
      <Icon name="download" />
      <span>
        {label}
        {facts && ` (${facts})`}
      </span>
    </ButtonAnchor>
  )
}
