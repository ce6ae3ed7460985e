import type { LinkText } from '#content/schema/page.ts'
import { Icon } from './Icon.tsx'
import { TextLink } from './TextLink.tsx'

/** The link to the parent page, above the heading of a hero. */
export function BackLink({ label, href }: LinkText) {
  return (
    <TextLink look="back" to={href}>
      <Icon name="back" />
      {label}
    </TextLink>
  )
}
