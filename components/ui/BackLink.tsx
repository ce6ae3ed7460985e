import type { LinkText } from '#content/schema/page.ts'
import { Icon } from './Icon.tsx'
import { TextLink } from './TextLink.tsx'

/** The link to the parent page, above the heading of a hero. */
export function BackLink({ label, href }: LinkText) {
  return (
    <TextLink look="standalone" to={href} display="inline-flex" alignItems="center" gap="2" mb="4">
      <Icon name="back" />
      {label}
    </TextLink>
  )
}
