import { chakra } from '@chakra-ui/react'
import type { ShownBlock } from '#content/schema/article.ts'
import { RichText } from '../ui/RichText.tsx'
import { ArticleList } from './ArticleList.tsx'
import { ArticlePicture } from './ArticlePicture.tsx'
import { ArticleTable } from './ArticleTable.tsx'
import { articleBodyStyles } from './articleBodyStyles.ts'
import { takesDropCap } from './takesDropCap.ts'

const Text = chakra('div', { base: articleBodyStyles })

/** The body of an article: its blocks in order (specification, point 2, Article detail). */
export function ArticleBody({ blocks }: { blocks: readonly ShownBlock[] }) {
  return (
    <Text>
      {blocks.map((block) => (
        <Block key={JSON.stringify(block)} block={block} cap={block === blocks[0] && takesDropCap(block)} />
      ))}
    </Text>
  )
}

function Block({ block, cap }: { block: ShownBlock; cap: boolean }) {
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
  if (block.kind === 'list') return <ArticleList {...block} />
  if (block.kind === 'table') return <ArticleTable {...block} />
  if (block.kind === 'picture') return <ArticlePicture {...block} />
  return (
    <figure className="quote" data-voice={block.author ? '' : undefined}>
      <blockquote>
        <p>
          <RichText content={block.content} />
        </p>
      </blockquote>
      {block.author && <figcaption>{block.author}</figcaption>}
    </figure>
  )
}
