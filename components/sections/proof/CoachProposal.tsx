import { chakra } from '@chakra-ui/react'
import type { CoachProposal as Content } from '#content/schema/pages/offers.ts'
import { PaperFields } from '../../paper/PaperFields.tsx'
import { PaperSheet } from '../../paper/PaperSheet.tsx'
import { Picture } from '../../ui/Picture.tsx'

const Coaches = chakra('ul', {
  base: {
    display: 'grid',
    gap: '4',
    '@container (min-width: 34rem)': { gridTemplateColumns: '1fr 1fr' },
    '& li': { display: 'grid', gridTemplateColumns: '4.5rem 1fr', columnGap: '4', alignItems: 'center' },
    '& img': { borderRadius: '50%' },
    '& p': { textStyle: 'fine' },
    '& strong': { textStyle: 'label', display: 'block' },
  },
})

/** A proposal on paper: a brief, and two coaches to choose from. */
export function CoachProposal({ fields, coaches, ...sheet }: Content) {
  return (
    <PaperSheet form="letter" {...sheet}>
      <PaperFields fields={fields} />
      <Coaches>
        {coaches.map(({ name, text, portrait }) => (
          <li key={name}>
            <Picture image={portrait} sizes="72px" />
            <p>
              <strong>{name}</strong>
              {text}
            </p>
          </li>
        ))}
      </Coaches>
    </PaperSheet>
  )
}
