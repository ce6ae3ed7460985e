import type { ArticleCategory } from '#content/schema/article.ts'
import type { CoverObject } from './coverObject.ts'
import { badge, books, clipboard, cups, megaphone, scales, screen } from './officeObjects.ts'
import { blocks, ladder, pawn, plant, signpost, suitcase, umbrella } from './otherObjects.ts'

/** The object of each article category, for articles without a drawing of their own. */
export const COVER_OBJECTS: Record<ArticleCategory, CoverObject> = {
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
