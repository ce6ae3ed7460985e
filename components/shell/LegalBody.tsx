import { chakra } from '@chakra-ui/react'
import type { LegalText } from '#content/schema/site.ts'

const Text = chakra('div', {
  base: {
    maxW: 'text',
    textStyle: 'note',
    '& > p:first-of-type': { textStyle: 'body', mb: '4' },
    '& h3': { textStyle: 'strong', mt: '6', mb: '1' },
    '& p + p': { mt: '3' },
  },
})

/** A legal text below its title. */
export function LegalBody({ text }: { text: LegalText }) {
  return (
    <Text>
      <p>{text.intro}</p>
      {text.parts.map((part) => (
        <section key={part.heading}>
          <h3>{part.heading}</h3>
          {part.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </Text>
  )
}
