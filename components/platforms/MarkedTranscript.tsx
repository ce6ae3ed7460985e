import { chakra } from '@chakra-ui/react'
import type { TranscriptIllustration } from '#content/schema/screens.ts'
import { MarkStem } from '../arena/MarkStem.tsx'
import { Screen } from './Screen.tsx'

const Lines = chakra('ol', {
  base: {
    display: 'grid',
    gap: '6',
    '& .who': { textStyle: 'fine', color: 'fg.warm' },
    // From tablets on, a lead is balanced.
    '& .words': { textStyle: 'lead', textWrap: { base: 'pretty', md: 'pretty' } },
    '& mark': {
      bg: 'transparent',
      color: 'inherit',
      textDecoration: 'underline',
      textDecorationThickness: '3px',
      textDecorationColor: 'coral.500',
      textUnderlineOffset: '0.3em',
    },
    '& .good mark': { textDecorationColor: 'gold' },
    '& .note': { display: 'flex', alignItems: 'end', gap: '3', textStyle: 'note', pt: '2' },
    // Above a low mark there is room for a high one.
    '& li:not(.good) svg': { mt: '-4' },
  },
})

type MarkedTranscriptProps = TranscriptIllustration & { caption?: string }

/** An excerpt of a rehearsal with notes: a high one for what worked, a low one for what didn't. */
export function MarkedTranscript({ title, lines, caption }: MarkedTranscriptProps) {
  return (
    <Screen ground="teal" title={title} caption={caption}>
      <Lines>
        {lines.map(({ who, text, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places
          <li key={index} className={note?.good ? 'good' : undefined}>
            <p className="who">{who}</p>
            <p className="words">
              {text.map((part) =>
                typeof part === 'string' ? part : <mark key={part.marked}>{part.marked}</mark>,
              )}
            </p>
            {note && (
              <p className="note">
                <MarkStem mark={note.good ? 2 : 0} />
                {note.text}
              </p>
            )}
          </li>
        ))}
      </Lines>
    </Screen>
  )
}
