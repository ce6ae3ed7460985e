import type { ArticleCategory } from '#content/schema/article.ts'
import { badge, books, clipboard, cups, megaphone, scales, screen } from './officeThings.ts'
import { blocks, ladder, pawn, plant, signpost, suitcase, umbrella } from './otherThings.ts'
import type { Thing } from './thing.ts'

/** What each category of articles shows, where an article has no drawing of its own. */
export const THINGS: Record<ArticleCategory, Thing> = {
  'Leadership Development': ladder,
  'AI & Technology': screen,
  'Resilience & Change': umbrella,
  'Strategic Thinking': pawn,
  'Coaching & Mentoring': cups,
  'Global Leadership': suitcase,
  'Impact & ROI': scales,
  'Communication Skills': megaphone,
  'Professional Development': books,
  'Change Management': signpost,
  'Employee Engagement': badge,
  'Performance Management': clipboard,
  'Team Building': blocks,
  'Organizational Culture': plant,
}
