import { type Image, moduleImage } from '../images.ts'
import { modulePath } from '../routes.ts'
import type { ModuleAudience, ModuleCategory, ModuleFacts } from '../schema/module.ts'
import { publicationMark } from './publicationMark.ts'

/** What a module's card shows and what the catalog filters by. */
export interface ModuleCard {
  slug: string
  href: string
  title: string
  description: string
  category: ModuleCategory
  audience: ModuleAudience
  image: Image
  /** What the dev server says of one that is not public. */
  mark?: string
}

/** The card of a module, without the parts that only its own page needs. */
export const moduleCard = ({
  slug,
  title,
  description,
  category,
  audience,
  ...dated
}: ModuleFacts): ModuleCard => ({
  slug,
  href: modulePath(slug),
  title,
  description,
  category,
  audience,
  image: moduleImage(slug),
  ...publicationMark(dated),
})
