import { memo } from 'react'
import type { ModuleCard as Card } from '#content/collections/moduleCard.ts'
import { Highlighted } from '../search/marks/Highlighted.tsx'
import { CardLink } from '../ui/CardLink.tsx'
import { Picture } from '../ui/Picture.tsx'

/** Labels of a card's link: "Learn More", followed for screen readers by "about" and the module's title. */
export interface CardLabels {
  learnMore: string
  about: string
}

interface ModuleCardProps {
  card: Card
  labels: CardLabels
  /** Searched text to highlight in title and description. */
  text?: string
  /** One level lower below the heading of a theme. */
  level?: 'h3' | 'h4'
  /** How it fills its row (arrangeByTheme.ts). */
  fit?: string
}

/** The card of a module, as an item of a `ModuleGrid`, which styles it. */
export const ModuleCard = memo(function ModuleCard({
  card,
  labels,
  text = '',
  level: Title = 'h3',
  fit,
}: ModuleCardProps) {
  return (
    <li data-fit={fit}>
      <article>
        <div className="art">
          <Picture image={card.image} sizes="(min-width: 64rem) 28rem, (min-width: 48rem) 22rem, 7rem" />
        </div>
        <div className="words">
          <Title>
            <Highlighted value={card.title} text={text} />
          </Title>
          <p className="badges">
            {card.mark && <mark>{card.mark}</mark>}
            <span className="category">{card.category}</span>
            <span className="comma">, </span>
            <span className="audience">{card.audience}</span>
          </p>
          <p className="description">
            <Highlighted value={card.description} text={text} />
          </p>
          <CardLink to={card.href} label={labels.learnMore} about={`${labels.about} ${card.title}`} />
        </div>
      </article>
    </li>
  )
})
