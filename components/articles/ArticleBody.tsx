import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import type { ShownBlock } from '#content/schema/article.ts'
import { stackEnlarged } from '../theme/enlarged.ts'
import { Picture } from '../ui/Picture.tsx'
import { RichText } from '../ui/RichText.tsx'
import { ArticleList } from './ArticleList.tsx'
import { ArticleTable } from './ArticleTable.tsx'

/** Space above and below what isn't running text. */
const apart = { my: { base: '8', lg: '10', _print: '5' } }

/** The typography of an article: one column on the left edge of the page. */
const articleBodyStyles: SystemStyleObject = {
  maxW: '40rem',
  '& > * + *': { mt: { base: '5', _print: '3' } },
  // A quoted paragraph may be in Arabic or Hebrew.
  '& :is(p, li, h2, figcaption)': { unicodeBidi: 'plaintext' },
  '& > p': { hangingPunctuation: 'first' },
  '& > p:first-of-type': { textStyle: 'lead', textWrap: 'pretty' },
  '& > h2': { textStyle: 'subheading', mt: { base: '10', lg: '12', _print: '6' } },
  '& > h2 + *': { mt: '4' },
  '& .list': {
    '& ul, & ol': { display: 'grid', gap: '3' },
    '& ul.checks > li': { display: 'grid', gridTemplateColumns: '1.375rem 1fr', gap: '3' },
    // On phones, a time is the first word of its item.
    '& ul.times > li': {
      display: { md: 'grid' },
      gridTemplateColumns: '7rem 1fr',
      ...stackEnlarged,
      columnGap: '4',
      '& > strong': { textStyle: 'accent', lineHeight: '1.6' },
      '& > div': { display: 'inline' },
    },
    '& ol': { listStyle: 'decimal', pl: '2.125rem' },
    '& ol > li::marker': { fontWeight: 'semibold', color: 'fg.warm' },
    // Nested lists: no icons, and tighter.
    '& li :is(ul, ol)': { mt: '2', gap: '0.375rem', pl: '1.25rem' },
    '& li ul': { listStyle: 'disc' },
    '& ol ol': { listStyle: 'lower-alpha' },
    '& svg': { color: 'coral.600', mt: '0.25rem' },
  },
  '& .list[data-titled]': {
    ...apart,
    containerType: 'inline-size',
    '& li': { textStyle: 'note' },
    '& svg': { color: 'teal.700', mt: '0.125rem' },
  },
  '& .quote': { ...apart, pl: '6', borderLeftWidth: '3px', color: 'fg.quiet' },
  '& .quote[data-voice]': {
    borderLeftWidth: '4px',
    borderColor: 'coral.500',
    color: 'fg.base',
    // The dash stands in the margin, so that the words align with the text.
    ml: { lg: '-1.75rem' },
    '& p': { textStyle: 'subheading', lineHeight: '1.25', textWrap: 'pretty' },
    '& figcaption': { textStyle: 'aside', mt: '4' },
  },
  // Uncropped, because the captions describe all of them; from edge to edge on phones.
  '& .picture': {
    ...apart,
    mx: { base: '-5', md: '0', _print: '0' },
    '& img': {
      borderRadius: { md: 'md' },
      _print: { width: 'auto', maxH: '11cm' },
    },
    '& figcaption': { textStyle: 'aside', mt: '3', px: { base: '5', md: '0' } },
  },
}

const Text = chakra('div', { base: articleBodyStyles })

/** The body of an article: its blocks in order (specification, point 2, Article detail). */
export function ArticleBody({ blocks }: { blocks: readonly ShownBlock[] }) {
  return (
    <Text>
      {blocks.map((block) => (
        <Block key={blocks.indexOf(block)} block={block} />
      ))}
    </Text>
  )
}

function Block({ block }: { block: ShownBlock }) {
  if (block.kind === 'text') {
    return (
      <p>
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
