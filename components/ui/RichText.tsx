import type { Inline } from '#content/schema/article.ts'
import { TextAnchor, TextLink } from './TextLink.tsx'

/** Inline text with emphasis and links. */
export function RichText({ content }: { content: readonly Inline[] }) {
  return content.map((part, index) => {
    const key = `${index}`
    if (typeof part === 'string') return part
    if ('strong' in part) return <strong key={key}>{part.strong}</strong>
    if ('emphasis' in part) return <em key={key}>{part.emphasis}</em>
    if (part.href.startsWith('/')) {
      return (
        <TextLink key={key} to={part.href}>
          {part.text}
        </TextLink>
      )
    }
    return (
      <TextAnchor key={key} href={part.href} rel="noopener external">
        {part.text}
      </TextAnchor>
    )
  })
}
