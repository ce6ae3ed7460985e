import type { PairedBlock, ProgramPageContent } from '../schema/program.ts'

/** The label above the heading of each part of a program page, in the words visitors look for. */
const leadership: Record<Exclude<PairedBlock, 'paper'>, string> = {
  pitch: 'Why this program',
  audience: 'Who it is for',
  structure: 'Three-phase structure',
  moments: 'In practice',
  workshop: 'Workshop',
  themes: 'Themes and skills',
  gains: 'What participants get',
  outcomes: 'Outcomes',
}

const labels = { leadership, transformation: { ...leadership, gains: 'What participants gain' } }

/**
 * Adds the family's label to each part of a program page.
 * @param page a part that already has a label keeps it
 */
export function labelBlocks(family: keyof typeof labels, page: ProgramPageContent): ProgramPageContent {
  const parts = Object.keys(leadership) as (keyof typeof leadership)[]
  const labeled = parts.map((part) => [part, page[part] && { label: labels[family][part], ...page[part] }])
  return { ...page, ...Object.fromEntries(labeled) }
}
