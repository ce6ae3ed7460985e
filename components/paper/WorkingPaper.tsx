import { paperLabels } from '#content/labels/labels.ts'
import type { WorkingPaper as Content, PaperPart } from '#content/schema/workingPaper.ts'
import { Icon } from '../ui/Icon.tsx'
import { PaperFields } from './PaperFields.tsx'
import { PaperList } from './PaperList.tsx'
import { PaperSheet } from './PaperSheet.tsx'
import { PaperSignatures } from './PaperSignatures.tsx'
import { PaperTable } from './PaperTable.tsx'

/** A working paper: the printed form, and handwritten entries; on phones shorter, and whole on request. */
export function WorkingPaper({ paper }: { paper: Content }) {
  const { parts, signatures } = paper
  const rest = (
    <details>
      <summary>
        {paperLabels.whole}
        <Icon name="plus" />
      </summary>
    </details>
  )
  return (
    <PaperSheet {...paper} below={rest}>
      {parts.map((part) => (
        <Part key={part.kind === 'fields' ? part.fields[0]?.label : part.title} part={part} />
      ))}
      <PaperSignatures signatures={signatures} />
    </PaperSheet>
  )
}

function Part({ part }: { part: PaperPart }) {
  if (part.kind === 'fields') return <PaperFields {...part} />
  if (part.kind === 'table') return <PaperTable {...part} />
  return <PaperList {...part} />
}
