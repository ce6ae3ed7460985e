import type { WorkingPaper } from './schema/workingPaper.ts'

/** The top of a paper: of its first fields those from one up to another, unsigned. */
export const paperTop = (paper: WorkingPaper, from: number, to: number): WorkingPaper => ({
  ...paper,
  parts: paper.parts
    .slice(0, 1)
    .map((part) => (part.kind === 'fields' ? { ...part, fields: part.fields.slice(from, to) } : part)),
  signatures: [],
})
