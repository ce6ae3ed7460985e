import type { ReactNode } from 'react'
import type { ArticleCard as Card } from '#content/collections/articleCard.ts'
import { Highlighted } from '../search/marks/Highlighted.tsx'
import { CardLink } from '../ui/CardLink.tsx'
import { Picture } from '../ui/Picture.tsx'

/** Labels of an article card. Its link is "Read More", followed for screen readers by "about" and the title. */
export interface ArticleCardLabels {
  readMore: string
  about: string
  views: (views: string) => string
}

interface ArticleCardProps {
  card: Card
  labels: ArticleCardLabels
  /** Searched text to highlight in title, excerpt and author. */
  text?: string
  /** Display width of the picture (`sizes`). */
  sizes?: string
  /** Whether the picture is on the first screen. */
  leads?: boolean
  /** A control beside the link. */
  children?: ReactNode
}

/** The card of an article. `articleCardStyles` and the surrounding list style it. */
export function ArticleCard({ card, labels, text = '', sizes, leads, children }: ArticleCardProps) {
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
      <ul className="facts">
        <li>
          <Highlighted value={card.author} text={text} />
        </li>
        <li>
          <time dateTime={card.date}>{card.shownDate}</time>
        </li>
        <li>{card.readTime}</li>
        <li>{labels.views(card.views)}</li>
      </ul>
      <div className="actions">
        <CardLink to={card.href} label={labels.readMore} about={`${labels.about} ${card.title}`} />
        {children}
      </div>
    </article>
  )
}
