import type { WorkingPaper } from '#content/schema/workingPaper.ts'

const FIELDS = 4

/** The first fields of a working paper, without entries. */
export function blankForm(paper: WorkingPaper): WorkingPaper {
  const labels = paper.parts.flatMap((part) =>
    part.kind === 'fields' ? part.fields.map(({ label }) => label) : [part.title],
  )
  return {
    ...paper,
    purpose: '',
    when: '',
    caption: '',
    parts: [{ kind: 'fields', fields: labels.slice(0, FIELDS).map((label) => ({ label, value: '' })) }],
    signatures: [],
  }
}
