import { createContext, useContext } from 'react'
import type { HeroBackground, Topic } from '#content/schema/page.ts'
import type { SiteContent } from '#content/site.ts'

interface Shell {
  site: SiteContent
  /** Background of the page's hero. */
  hero: HeroBackground
  /** Topic of the current page. */
  topic?: Topic
}

/** Values from the shell for components inside the page: the site's texts, and what the page's head says. */
export const ShellContext = createContext<Shell | null>(null)

/**
 * Reads the shell around the page.
 * @throws outside of `Layout`
 */
export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('useShell() needs Layout above it')
  return shell
}
