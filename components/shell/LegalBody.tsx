import { chakra } from '@chakra-ui/react'
import type { LegalText } from '#content/labels/legalTexts.ts'

const Text = chakra('div', {
  base: {
    textStyle: 'note',
    '& > p': { maxW: 'text', mb: '6' },
    '& section': { display: 'grid', gridTemplateColumns: { md: '12rem 1fr' }, columnGap: '8', mt: '6' },
    '& h3': { textStyle: 'strong', mb: '1' },
    '& section > div': { display: 'grid', rowGap: '3', maxW: 'text' },
  },
})

/** A legal text below its title: side heads, and their paragraphs beside them. */
export function LegalBody({ text }: { text: LegalText }) {
  return (
    <Text>
      <p>{text.intro}</p>
      {text.parts.map((part) => (
        <section key={part.heading}>
          <h3>{part.heading}</h3>
          <div>
            {part.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      ))}
    </Text>
  )
}
