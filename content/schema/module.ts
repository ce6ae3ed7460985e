import { z } from 'zod'
import type { TextOrList } from './article.ts'

/** The module categories, in the order of the catalogue (specification, points 3 and 9). */
export const MODULE_CATEGORIES = [
  'Self-Awareness & Purpose',
  'Strategic Thinking & Action',
  'People Leadership Skills',
  'Inclusive & Adaptive Leadership',
  'Communication & Influence',
  'Collaboration & Agility',
  'Change & Resilience',
  'Customer & Performance Focus',
] as const
export type ModuleCategory = (typeof MODULE_CATEGORIES)[number]

export const MODULE_AUDIENCES = ['All Leaders', 'Managers', 'Senior Leaders'] as const
export type ModuleAudience = (typeof MODULE_AUDIENCES)[number]

const sentence = (min: number, max: number) => z.string().trim().min(min).max(max)

/** Front matter of `modules/<slug>.md`. The Markdown body is the long description. */
export const moduleFrontMatter = z.strictObject({
  title: sentence(4, 60),
  /** Card text, clamped to three lines; also the search text and the page description. */
  description: sentence(80, 200),
  category: z.enum(MODULE_CATEGORIES),
  audience: z.enum(MODULE_AUDIENCES),
  /** Length and setting as shown on the page, such as "75 minutes, live online or in the room". */
  format: sentence(8, 80),
  /** Search keywords of the page, for its meta tag. */
  keywords: z.array(sentence(3, 50)).min(3).max(8),
  /** "Learning Outcomes": what a participant can do afterward. */
  outcomes: z.array(sentence(20, 180)).min(4).max(6),
  /** "What You'll Learn": the parts of the session, in order. */
  whatYoullLearn: z
    .array(z.strictObject({ title: sentence(4, 60), text: sentence(60, 320) }))
    .min(3)
    .max(5),
  /** "Key Skills Developed": two to four words each. */
  keySkills: z.array(sentence(3, 40)).min(4).max(6),
})
export type ModuleFrontMatter = z.infer<typeof moduleFrontMatter>

/** One module as the pages use it: its front matter, its address part and its long description. */
export type Module = ModuleFrontMatter & { slug: string; longDescription: TextOrList[] }

/** What other pages need of a module. */
export type ModuleFacts = Pick<Module, 'slug' | 'title' | 'description' | 'category' | 'audience'>
