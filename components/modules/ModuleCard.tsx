import { memo } from 'react'
import type { ModuleCard as Card } from '#content/collections/cards.ts'
import { moduleCardLabels as labels } from '#content/labels/moduleCardLabels.ts'
import { Highlighted } from '../search/marks/Marked.tsx'
import { CardLink } from '../ui/CardLink.tsx'
import { Picture } from '../ui/Picture.tsx'

interface ModuleCardProps {
  card: Card
  /** Searched text to highlight in title and description. */
  text?: string
}

/** The card of a module, as an item of a `ModuleGrid`, which styles it. */
export const ModuleCard = memo(function ModuleCard({ card, text = '' }: ModuleCardProps) {
  return (
    <li>
      <article>
        <div className="art">
          <Picture image={card.image} sizes="(min-width: 48rem) 24rem, 6rem" />
        </div>
        <div className="words">
          <div>
            <h3>
              <Highlighted value={card.title} text={text} />
            </h3>
            <p className="badges">
              {card.mark && <mark>{card.mark}</mark>}
              <span className="category">{card.category}</span>
              <span className="comma">, </span>
              <span className="audience">{card.audience}</span>
            </p>
          </div>
          <p className="description">
            <span>
              <Highlighted value={card.description} text={text} />
            </span>
          </p>
          <CardLink to={card.href} label={labels.learnMore} about={`${labels.about} ${card.title}`} />
        </div>
      </article>
    </li>
  )
})
