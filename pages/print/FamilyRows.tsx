import { PictureRows } from '#components/print/PictureRows.tsx'
import { solutions } from '#content/solutions.ts'

/** The solution families: the situation, participants, duration and programs of each. */
export function FamilyRows() {
  const { labels, items } = solutions.families
  return (
    <PictureRows
      items={items.map(({ title, when, description, duration, participants, programs, image }) => ({
        title,
        quiet: when,
        text: description,
        notes: [
          `${labels.duration}: ${duration}. ${labels.participants}: ${participants}.`,
          `${labels.programs}: ${programs.map(({ label }) => label).join(', ')}`,
        ],
        image,
      }))}
    />
  )
}
