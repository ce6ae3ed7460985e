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
  const words = labels[family]
  return {
    ...page,
    pitch: page.pitch && { label: words.pitch, ...page.pitch },
    audience: { label: words.audience, ...page.audience },
    structure: { label: words.structure, ...page.structure },
    moments: page.moments && { label: words.moments, ...page.moments },
    workshop: { label: words.workshop, ...page.workshop },
    themes: { label: words.themes, ...page.themes },
    gains: { label: words.gains, ...page.gains },
    outcomes: { label: words.outcomes, ...page.outcomes },
  }
}
