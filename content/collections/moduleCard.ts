import { type Image, moduleImage } from '../images.ts'
import { modulePath } from '../routes.ts'
import type { Module } from '../schema/module.ts'
import { publicationMark } from './publicationMark.ts'

/** The data that a module's card shows and the catalog filters by. */
export interface ModuleCard extends Pick<Module, 'slug' | 'title' | 'description' | 'category' | 'audience'> {
  href: string
  image: Image
  /** Shown by the dev server on an entry that isn't public. */
  mark?: string
}

/** Makes the card of a module. */
export const moduleCard = ({
  slug,
  title,
  description,
  category,
  audience,
  ...dated
}: Module): ModuleCard => ({
  slug,
  href: modulePath(slug),
  title,
  description,
  category,
  audience,
  image: moduleImage(slug),
  ...publicationMark(dated),
})
