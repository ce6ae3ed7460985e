import { chakra } from '@chakra-ui/react'
import type { WorkingPaper as Content, PaperPart } from '#content/schema/workingPaper.ts'
import { PaperFields } from './PaperFields.tsx'
import { PaperList } from './PaperList.tsx'
import { PaperSignatures } from './PaperSignatures.tsx'
import { PaperTable } from './PaperTable.tsx'
import { sheetRecipe, stackRecipe } from './sheetRecipe.ts'

const Figure = chakra('figure', {
  base: {
    containerType: 'inline-size',
    _print: { breakInside: 'avoid' },
    '& figcaption': { textStyle: 'fine', color: 'fg.quiet', mt: '4' },
  },
})

const Stack = chakra('div', stackRecipe)

const Sheet = chakra('div', sheetRecipe)

/** A table with more needs the full width. */
const COLUMNS = 3

interface WorkingPaperProps {
  paper: Content
}

/** A working paper: the printed form, handwritten entries, and a second sheet behind it. */
export function WorkingPaper({ paper }: WorkingPaperProps) {
  const { form, title, purpose, when, parts, signatures, caption } = paper
  return (
    <Figure>
      <Stack form={form}>
        <Sheet
          form={form}
          isSpread={parts.some((part) => part.kind === 'table' && part.columns.length <= COLUMNS)}
        >
          <div className="head">
            <h3>{title}</h3>
            <p className="when">{when}</p>
            <p className="purpose">{purpose}</p>
          </div>
          {parts.map((part) => (
            <Part key={part.kind === 'fields' ? part.fields[0]?.label : part.title} part={part} />
          ))}
          <PaperSignatures signatures={signatures} />
        </Sheet>
      </Stack>
      {caption && <figcaption>{caption}</figcaption>}
    </Figure>
  )
}

function Part({ part }: { part: PaperPart }) {
  if (part.kind === 'fields') return <PaperFields {...part} />
  if (part.kind === 'table') return <PaperTable {...part} />
  return <PaperList {...part} />
}
