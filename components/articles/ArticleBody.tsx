import { chakra } from '@chakra-ui/react'
import type { ShownBlock } from '#content/schema/article.ts'
import { Picture } from '../ui/Picture.tsx'
import { RichText } from '../ui/RichText.tsx'
import { ArticleList } from './ArticleList.tsx'
import { ArticleTable } from './ArticleTable.tsx'
import { articleBodyStyles } from './articleBodyStyles.ts'

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
  if (block.kind === 'picture') {
    return (
      <figure className="picture">
        <Picture image={block.image} sizes="(min-width: 48rem) 40rem, 100vw" />
        {block.caption && <figcaption>{block.caption}</figcaption>}
      </figure>
    )
  }
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

/** About three lines; beside fewer, a drop cap would extend into the next block. */
const MIN_CAP_CHARACTERS = 140

/** Whether an article's first block can have a drop cap: three lines of text that start with a letter. */
export function takesDropCap(block: ShownBlock | undefined): boolean {
  if (block?.kind !== 'text') return false
  const [first = ''] = block.content
  return typeof first === 'string' && first.length >= MIN_CAP_CHARACTERS && /^\p{L}/u.test(first)
}
