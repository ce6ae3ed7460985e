import { chakra } from '@chakra-ui/react'
import type { Stage } from '#content/schema/pages/company.ts'
import { Fold } from '../../ui/Fold.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { PictureRow } from '../list/PictureRow.tsx'

const Stages = chakra('ol', {
  base: {
    // On paper, a rule could begin a sheet.
    '& > li + li': { borderTopWidth: { base: '1px', _print: '0' }, pt: { base: '6', _print: '0' }, mt: '6' },
    '& .when': { textStyle: 'accent' },
    '& h3': { textStyle: 'subheading', mt: '1' },
    '& .words': { maxW: 'text' },
    '& .words > p:first-of-type': { textStyle: 'strong', textWrap: 'balance' },
    '& .words p': { mt: '3' },
    '& summary': { textStyle: 'label', color: 'fg.accent' },
  },
  variants: {
    isWhole: {
      true: {
        '& > li': { gridTemplateColumns: { md: '5fr 7fr', lg: '4fr 8fr' } },
        '& > li + li': { md: { pt: '10', mt: '10' } },
      },
    },
  },
})

interface StageStoryProps {
  stages: readonly Stage[]
  /** Unfolds all but the first paragraph on phones. Without it, they are left out. */
  more?: string
}

/** A story in stages, each with name, time, headline and picture. */
export function StageStory({ stages, more }: StageStoryProps) {
  return (
    <Stages isWhole={Boolean(more)}>
      {stages.map(({ name, when, headline, paragraphs: [first, ...others], image }) => (
        <PictureRow
          key={name}
          picture={<Picture image={image} sizes="(min-width: 48rem) 33vw, 7rem" />}
          title={
            <>
              <p className="when">{when}</p>
              <h3>{name}</h3>
            </>
          }
        >
          <p>{headline}</p>
          <p>{first}</p>
          {more && others.length > 0 && (
            <Fold title={more}>
              {others.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Fold>
          )}
        </PictureRow>
      ))}
    </Stages>
  )
}
