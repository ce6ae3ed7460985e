import type { ArticleCategory } from '#content/schema/article.ts'
import { createRandom } from './createRandom.ts'
import { arcs } from './motifs/arcs.ts'
import { ascents } from './motifs/ascents.ts'
import { contours } from './motifs/contours.ts'
import { discs } from './motifs/discs.ts'
import { globes } from './motifs/globes.ts'
import type { Motif } from './motifs/motif.ts'
import { networks } from './motifs/networks.ts'
import { pairs } from './motifs/pairs.ts'
import { people } from './motifs/people.ts'
import { rises } from './motifs/rises.ts'
import { voices } from './motifs/voices.ts'
import { tones } from './palette.ts'
import { picture } from './svg.ts'

const MOTIFS: Record<ArticleCategory, Motif> = {
  'Leadership Development': people,
  'AI & Technology': voices,
  'Resilience & Change': rises,
  'Strategic Thinking': contours,
  'Coaching & Mentoring': pairs,
  'Global Leadership': globes,
  'Impact & ROI': arcs,
  'Communication Skills': voices,
  'Professional Development': ascents,
  'Change Management': rises,
  'Employee Engagement': discs,
  'Performance Management': arcs,
  'Team Building': networks,
  'Organizational Culture': discs,
}

/**
 * What draws the picture of every article, 1200 x 675, by id.
 * @param articles the oldest first: a new article then leaves the pictures of the others as they are.
 */
export function articleArt(articles: readonly { id: string; category: ArticleCategory }[]) {
  const used = new Map<Motif, number>()
  return new Map(
    articles.map(({ id, category }): [string, () => string] => {
      const motif = MOTIFS[category]
      const place = used.get(motif) ?? 0
      used.set(motif, place + 1)
      const { ground, draw } = motif[place % motif.length] ?? motif[0]
      const t = tones[ground]
      const frame = () => ({ w: 1200, h: 675, u: 675 / 720, t, random: createRandom(id) })
      return [id, () => picture(1200, 675, draw(frame()), t.ground)]
    }),
  )
}
