import { useEffect } from 'react'
import type { ModuleCard } from '#content/collections/cards.ts'
import { useAllCards } from '../search/list/useAllCards.ts'
import { SavedModules, type SavedModulesProps } from './SavedModules.tsx'

const NONE: readonly ModuleCard[] = []

interface LoadedSavedModulesProps extends Omit<SavedModulesProps, 'modules'> {
  /** Entries of the saved modules; undefined if there are too many modules to include in the page. */
  modules: SavedModulesProps['modules'] | undefined
  slugs: readonly string[]
}

/** The saved modules, fetched if the page doesn't include them. */
export function LoadedSavedModules({ modules, articles = [], slugs, save }: LoadedSavedModulesProps) {
  const { all, load } = useAllCards('modules', NONE, modules === undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void load(), [])
  const saved =
    modules ??
    all
      .filter(({ slug }) => slugs.includes(slug))
      .map(({ slug, title, href, category }) => ({ slug, label: title, href, category }))
  if (saved.length + articles.length === 0) return null
  return <SavedModules modules={saved} articles={articles} save={save} />
}
