import { chakra } from '@chakra-ui/react'
import type { WorkingPaper } from '#content/schema/workingPaper.ts'
import { sheetRecipe, stackRecipe } from './sheetRecipe.ts'
import { ruled } from './written.ts'

const Stack = chakra('div', stackRecipe)

const Sheet = chakra('div', sheetRecipe)

const Line = chakra('div', {
  base: {
    '& .label': { textStyle: 'fine', fontSize: '0.8125rem', fontWeight: 'semibold' },
    '& .rule': { ...ruled, minHeight: '3.5rem' },
  },
})

/** What the form asks for: its labels, or the titles of its tables and lists. */
const asks = ({ parts }: WorkingPaper) =>
  parts.flatMap((part) => (part.kind === 'fields' ? part.fields.map(({ label }) => label) : [part.title]))

/** The form of a working paper before anyone has written on it: an ornament, said elsewhere on the page. */
export function BlankPaper({ paper }: { paper: WorkingPaper }) {
  return (
    <Stack form={paper.form} aria-hidden="true">
      <Sheet form={paper.form}>
        <div className="head">
          <chakra.p textStyle="subheading" color="fg.accent" gridColumn="1 / -1">
            {paper.title}
          </chakra.p>
          <p className="purpose">{paper.purpose}</p>
        </div>
        {asks(paper)
          .slice(0, 4)
          .map((label) => (
            <Line key={label}>
              <p className="label">{label}</p>
              <div className="rule" />
            </Line>
          ))}
      </Sheet>
    </Stack>
  )
}
