import { chakra } from '@chakra-ui/react'
import type { ArticleBlock } from '#content/schema/article.ts'
import { Icon } from '../ui/Icon.tsx'
import { RichText } from '../ui/RichText.tsx'
import { articleBodyStyles } from './articleBodyStyles.ts'
import { takesDropCap } from './takesDropCap.ts'

const Text = chakra('div', { base: articleBodyStyles })

/** The body of an article: its blocks in order (specification, point 2, Article detail). */
export function ArticleBody({ blocks }: { blocks: readonly ArticleBlock[] }) {
  return (
    <Text>
      {blocks.map((block) => (
        <Block key={JSON.stringify(block)} block={block} cap={block === blocks[0] && takesDropCap(block)} />
      ))}
    </Text>
  )
}

function Block({ block, cap }: { block: ArticleBlock; cap: boolean }) {
  if (block.kind === 'text') {
    return (
      <p data-cap={cap || undefined}>
        <RichText content={block.content} />
      </p>
    )
  }
  if (block.kind === 'heading') {
    return (
      <h2 id={block.id} tabIndex={-1}>
        {block.text}
      </h2>
    )
  }
  if (block.kind === 'list') return <CheckList {...block} />
  return (
    <figure data-voice={block.author ? '' : undefined}>
      <blockquote>
        <p>
          <RichText content={block.content} />
        </p>
      </blockquote>
      {block.author && <figcaption>{block.author}</figcaption>}
    </figure>
  )
}

/** A list with a title is something to take away: an agenda, an agreement, a form. It stands on a ground of its own. */
function CheckList({ title, items }: Extract<ArticleBlock, { kind: 'list' }>) {
  return (
    <div className="list" data-titled={title ? '' : undefined}>
      {title && <h3>{title}</h3>}
      <ul>
        {items.map((item) => (
          <li key={JSON.stringify(item)}>
            <Icon name="check" size={22} />
            <span>
              <RichText content={item} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
