import type { SystemStyleObject } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { ArticleCard as Card } from '#content/collections/cards.ts'
import { articleCardLabels as labels } from '#content/labels/labels.ts'
import { fill } from '#content/schema/fill.ts'
import { Highlighted } from '../search/marks/Marked.tsx'
import { CardLink } from '../ui/CardLink.tsx'
import { coveringLink, groundUnderPointer, pictureFrame } from '../ui/cardStyles.ts'
import { Picture } from '../ui/Picture.tsx'

/** The facts of an article. The author has a line, so that those of all cards break alike. */
export const articleFacts = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  '& li:first-of-type': { flexBasis: '100%', fontWeight: 'semibold', color: 'fg.base' },
} as const

/** Styles shared by all article cards, as nested selectors: cheaper to hydrate than styled elements in every card. */
export const articleCardStyles: SystemStyleObject = {
  '& article': groundUnderPointer,
  '& .art': { ...pictureFrame, aspectRatio: '16 / 9' },
  '& .category': { textStyle: 'fine', fontWeight: 'semibold', color: 'fg.warm' },
  // Balanced, some have a single word between their longer lines.
  '& h3': { textStyle: 'small', textWrap: 'pretty', mt: '1' },
  '& .excerpt': { mt: '2' },
  '& .facts': { ...articleFacts, textStyle: 'caption' },
  '& .actions': { display: 'flex', alignItems: 'center', gap: '1' },
  // Above the link that covers the card.
  '& .actions button': { position: 'relative', zIndex: '1' },
  '& .actions a': coveringLink,
}

interface ArticleFactsProps extends Pick<Card, 'date' | 'shownDate' | 'readTime' | 'views'> {
  author: ReactNode
  /** Names the list. */
  label?: string
}

/** The facts of an article: its author, date, read time and views. */
export function ArticleFacts({ author, date, shownDate, readTime, views, label }: ArticleFactsProps) {
  return (
    <ul className="facts" aria-label={label}>
      <li>{author}</li>
      <li>
        <time dateTime={date}>{shownDate}</time>
      </li>
      <li>{readTime}</li>
      <li>{fill(labels.views, { views })}</li>
    </ul>
  )
}

interface ArticleCardProps {
  card: Card
  /** Searched text to highlight in title, excerpt and author. */
  text: string
  /** Display width of the picture (`sizes`). */
  sizes: string
  /** Whether the picture is on the first screen. */
  leads?: boolean
  /** A control beside the link. */
  children?: ReactNode
}

/** The card of an article. `articleCardStyles` and the list around it style it. */
export function ArticleCard({ card, text, sizes, leads, children }: ArticleCardProps) {
  return (
    <article>
      <div className="art">
        <Picture image={card.image} sizes={sizes} eager={leads} />
      </div>
      <div className="words">
        <p className="category">
          {card.mark && [<mark key="mark">{card.mark}</mark>, ' ']}
          {card.category}
        </p>
        <h3>
          <Highlighted value={card.title} text={text} />
        </h3>
        <p className="excerpt">
          <Highlighted value={card.excerpt} text={text} />
        </p>
      </div>
      <ArticleFacts {...card} author={<Highlighted value={card.author} text={text} />} />
      <div className="actions">
        <CardLink to={card.href} label={labels.readMore} about={`${labels.about} ${card.title}`} />
        {children}
      </div>
    </article>
  )
}
