import { chakra } from '@chakra-ui/react'
import type { TranscriptIllustration } from '#content/schema/platforms.ts'
import { sectionRecipe } from '../theme/recipes/section.ts'

const Surface = chakra('div', sectionRecipe)

const Sheet = chakra('div', {
  base: {
    p: { base: '5', md: '8' },
    '& .title': { textStyle: 'label', color: 'fg.quiet', pb: '4' },
    '& li': { py: '4', borderTopWidth: '1px', borderColor: 'line.base' },
    '& .who': { textStyle: 'fine', color: 'fg.warm' },
    '& .words': { textStyle: 'strong', fontWeight: 'medium', textWrap: 'pretty' },
    '& mark': {
      bg: 'transparent',
      color: 'inherit',
      textDecoration: 'underline',
      textDecorationThickness: '3px',
      textUnderlineOffset: '0.3em',
    },
    '& .note': { display: 'flex', alignItems: 'center', gap: '3', textStyle: 'fine', pt: '3' },
    '& .note svg': { flexShrink: '0', width: '1rem', height: '1.75rem' },
  },
})

const Line = chakra('li', {
  base: {},
  variants: {
    good: {
      true: { '& mark': { textDecorationColor: 'gold' }, '& .note svg': { color: 'gold' } },
      false: { '& mark': { textDecorationColor: 'coral.500' }, '& .note svg': { color: 'coral.500' } },
    },
  },
})

/** An excerpt of a rehearsal with notes: a high one for what worked, a low one for what didn't. */
export function MarkedTranscript({ title, lines }: TranscriptIllustration) {
  return (
    <Surface ground="teal" space="none" borderRadius="md">
      <Sheet>
        <p className="title">{title}</p>
        <ol>
          {lines.map(({ who, parts, note }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places
            <Line key={index} good={note?.good ?? false}>
              <p className="who">{who}</p>
              <p className="words">
                {parts.map((part) =>
                  typeof part === 'string' ? part : <mark key={part.marked}>{part.marked}</mark>,
                )}
              </p>
              {note && (
                <p className="note">
                  <svg viewBox="0 0 24 40" fill="currentColor" aria-hidden="true">
                    <path d={`M11 ${note.good ? 8 : 25}h2V39h-2zM2 38h20v2H2z`} />
                    <circle cx="12" cy={note.good ? 8 : 25} r="7" />
                  </svg>
                  {note.text}
                </p>
              )}
            </Line>
          ))}
        </ol>
      </Sheet>
    </Surface>
  )
}
