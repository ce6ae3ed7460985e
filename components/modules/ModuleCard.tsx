import { useAtomValue } from 'jotai'
import { memo } from 'react'
import type { ModuleCard as Card } from '#content/collections/cards.ts'
import { moduleCardLabels as labels, saveLabels } from '#content/labels/labels.ts'
import { savedItemsAtom } from '../saved/savedItems.ts'
import { Highlighted } from '../search/marks/Marked.tsx'
import { CardLink } from '../ui/CardLink.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Picture } from '../ui/Picture.tsx'

interface ModuleCardProps {
  card: Card
  /** Searched text to highlight in title and description. */
  text?: string
}

/** The card of a module, as an item of a `ModuleGrid`, which styles it. */
export const ModuleCard = memo(function ModuleCard({ card, text = '' }: ModuleCardProps) {
  const isSaved = useAtomValue(savedItemsAtom).modules.includes(card.slug)
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
              {isSaved && (
                <span className="saved">
                  <Icon name="bookmark" size={16} filled />
                  {saveLabels.mark}
                </span>
              )}
            </p>
          </div>
          <p className="description">
            <span>
              <Highlighted value={card.description} text={text} />
            </span>{' '}
            <CardLink to={card.href} label={labels.learnMore} about={`${labels.about} ${card.title}`} />
          </p>
        </div>
      </article>
    </li>
  )
})
