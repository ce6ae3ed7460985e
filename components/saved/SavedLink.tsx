import { useAtomValue } from 'jotai'
import type { LinkText } from '#content/schema/page.ts'
import { MoreLink } from '../ui/TextLink.tsx'
import { savedItemsAtom } from './savedItems.ts'

/** Links to the saved items and shows their number, once there are any. */
export function SavedLink({ label, href }: LinkText) {
  const { articles, modules } = useAtomValue(savedItemsAtom)
  const count = articles.length + modules.length
  if (count === 0) return null
  return <MoreLink label={`${label} (${count})`} href={href} />
}
