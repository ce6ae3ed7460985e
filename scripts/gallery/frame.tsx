import { createRoot } from 'react-dom/client'
import { findEntry } from './entries.ts'
import { Surroundings } from './Surroundings.tsx'
import { preferReducedMotion, styleCache } from './styleCache.ts'

/** Renders a state of a section by itself, for the gallery's iframe: `/frame.html?section=FaqList&state=all+closed`. */
function main(): void {
  const query = new URLSearchParams(window.location.search)
  const isStill = query.get('motion') === 'reduced'
  if (isStill) preferReducedMotion()
  const states = findEntry(query.get('section'))?.states ?? {}
  const shown = states[query.get('state') ?? ''] ?? Object.values(states)[0]
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root element')
  createRoot(root).render(<Surroundings cache={styleCache({ isStill })}>{shown}</Surroundings>)
}

main()
