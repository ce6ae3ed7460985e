import { chakra } from '@chakra-ui/react'
import type { CoachProposal as Content } from '#content/schema/pages/offers.ts'
import { PaperFields } from '../../paper/PaperFields.tsx'
import { sheetRecipe, stackRecipe } from '../../paper/sheetRecipe.ts'
import { Picture } from '../../ui/Picture.tsx'

const Figure = chakra('figure', {
  base: {
    containerType: 'inline-size',
    '& ul': {
      display: 'grid',
      gap: '4',
      '@container (min-width: 34rem)': { gridTemplateColumns: '1fr 1fr' },
    },
    '& li': { display: 'grid', gridTemplateColumns: '4.5rem 1fr', columnGap: '4', alignItems: 'center' },
    '& img': { width: '100%', borderRadius: '50%' },
    '& li p': { textStyle: 'fine' },
    '& strong': { textStyle: 'label', display: 'block' },
    '& figcaption': { textStyle: 'fine', color: 'fg.quiet', mt: '4' },
  },
})

const Stack = chakra('div', stackRecipe)
const Sheet = chakra('div', sheetRecipe)

/** A proposal on paper: a brief, and two coaches to choose from. */
export function CoachProposal({ title, purpose, when, fields, coaches, caption }: Content) {
  return (
    <Figure>
      <Stack form="letter">
        <Sheet form="letter">
          <div className="head">
            <h3>{title}</h3>
            <p className="when">{when}</p>
            <p className="purpose">{purpose}</p>
          </div>
          <PaperFields kind="fields" fields={fields} />
          <ul>
            {coaches.map(({ name, text, portrait }) => (
              <li key={name}>
                <Picture image={portrait} sizes="72px" />
                <p>
                  <strong>{name}</strong>
                  {text}
                </p>
              </li>
            ))}
          </ul>
        </Sheet>
      </Stack>
      <figcaption>{caption}</figcaption>
    </Figure>
  )
}
