import { useAtomValue } from 'jotai'
import type { LinkText } from '#content/schema/page.ts'
import { TextLink } from '../ui/TextLink.tsx'
import { savedItemsAtom } from './savedItemsAtom.ts'

/** Leads to what was saved and says how much it is, once there is something. */
export function SavedLink({ label, href }: LinkText) {
  const { articles, modules } = useAtomValue(savedItemsAtom)
  const count = articles.length + modules.length
  if (count === 0) return null
  return (
    <TextLink look="standalone" to={href}>
      {label} ({count})
    </TextLink>
  )
}
