import type { ReactNode } from 'react'
import type { WorkingPaper as Content, PaperPart } from '#content/schema/workingPaper.ts'
import { PaperFields } from './PaperFields.tsx'
import { PaperList } from './PaperList.tsx'
import { PaperSheet } from './PaperSheet.tsx'
import { PaperSignatures } from './PaperSignatures.tsx'
import { PaperTable } from './PaperTable.tsx'

interface WorkingPaperProps {
  paper: Content
  /** Between the sheet and its caption. */
  below?: ReactNode
}

/** A working paper: the printed form, and handwritten entries. */
export function WorkingPaper({ paper, below }: WorkingPaperProps) {
  const { parts, signatures } = paper
  return (
    <PaperSheet {...paper} below={below}>
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
