import type { ReactNode } from 'react'
import type { ArticleCard as Card } from '#content/collections/articleCard.ts'
import { Highlighted } from '../search/marks/Highlighted.tsx'
import { CardLink } from '../ui/CardLink.tsx'
import { Picture } from '../ui/Picture.tsx'

/** Texts of an article's card. Its link is "Read More", and for screen readers "about" the article's title. */
export interface ArticleCardLabels {
  readMore: string
  about: string
  views: (views: string) => string
}

interface ArticleCardProps {
  card: Card
  labels: ArticleCardLabels
  /** Searched text, marked in title, excerpt and author. */
  text?: string
  /** How wide the picture is shown. */
  sizes?: string
  /** Whether the picture stands on the first screen. */
  leads?: boolean
  /** A button beside the link. */
  children?: ReactNode
}

/** An article at a glance. `articleCardStyles` and the list around it style it. */
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
