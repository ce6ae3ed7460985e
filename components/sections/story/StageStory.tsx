import { chakra } from '@chakra-ui/react'
import type { Stage } from '#content/schema/pages/company.ts'
import { Fold } from '../../ui/Fold.tsx'
import { Picture } from '../../ui/Picture.tsx'

/** Picture, year and title are in one line on phones; then the words are below, and elsewhere in a column with the title. */
const Stages = chakra('ol', {
  base: {
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: 'min(6rem, 30%) 1fr', md: '4fr 8fr', _print: '1fr 3fr' },
      columnGap: { base: '4', md: '8' },
      alignItems: { base: 'start', mdDown: 'center' },
      breakInside: 'avoid',
    },
    '& > li + li': { borderTopWidth: '1px', pt: { base: '6', md: '10' }, mt: { base: '6', md: '10' } },
    '& img': {
      width: '100%',
      aspectRatio: '4 / 3',
      borderRadius: 'md',
      gridRow: { md: '1 / 3', _print: '1 / 3' },
    },
    '& .when': { textStyle: 'accent' },
    '& h3': { textStyle: 'subheading', mt: '1' },
    '& .words': { gridColumn: { base: '1 / -1', md: '2', _print: '2' }, maxW: 'text' },
    '& .words > p:first-of-type': { textStyle: 'strong', textWrap: 'balance' },
    '& .words p': { mt: '3' },
    '& summary': { textStyle: 'label', color: 'fg.accent', _print: { display: 'none' } },
  },
})

interface StageStoryProps {
  stages: readonly Stage[]
  /** Unfolds all but the first paragraph on phones. */
  more: string
}

/** A story in stages, each with name, time, headline and picture. */
export function StageStory({ stages, more }: StageStoryProps) {
  return (
    <Stages>
      {stages.map(({ name, when, headline, paragraphs: [first, ...others], image }) => (
        <li key={name}>
          <Picture image={image} sizes="(min-width: 48rem) 33vw, 6rem" />
          <div>
            <p className="when">{when}</p>
            <h3>{name}</h3>
          </div>
          <div className="words">
            <p>{headline}</p>
            <p>{first}</p>
            {others.length > 0 && (
              <Fold title={more}>
                {others.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </Fold>
            )}
          </div>
        </li>
      ))}
    </Stages>
  )
}
