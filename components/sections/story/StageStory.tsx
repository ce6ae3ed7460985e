import { chakra } from '@chakra-ui/react'
import type { Stage } from '#content/schema/pages/company.ts'
import { Picture } from '../../ui/Picture.tsx'

/** Each picture is beside its text; the second is on the right. */
const Stages = chakra('ol', {
  base: {
    display: 'grid',
    rowGap: { base: '12', lg: '18', _print: '6' },
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { lg: '5fr 7fr', _print: '1fr 3fr' },
      columnGap: { lg: '18', _print: '8' },
      rowGap: '5',
      alignItems: { lg: 'center' },
      '&:nth-of-type(2)': { gridTemplateColumns: { lg: '7fr 5fr' }, '& img': { lg: { order: '1' } } },
      // On tablets, words run beside and below the picture.
      mdToLg: {
        display: 'flow-root',
        '& img': { float: 'left', width: '20rem', mr: '8', mb: '5' },
        '&:nth-of-type(2) img': { float: 'right', mr: '0', ml: '8' },
        // A paragraph is beside the picture or below it, not both.
        '& .story': { display: 'flow-root', maxW: 'none' },
      },
    },
    '& img': {
      width: '100%',
      aspectRatio: { base: '16 / 9', md: '4 / 3' },
      borderRadius: 'md',
    },
    '& .when': { textStyle: 'accent' },
    '& h3': { textStyle: 'subheading', mt: '1' },
    '& h3 + p': { textStyle: 'strong', textWrap: 'balance', mt: '2' },
    '& .story': { mt: '3', maxW: 'text' },
  },
})

/** A story in stages, each with name, time, headline and picture. */
export function StageStory({ stages }: { stages: readonly Stage[] }) {
  return (
    <Stages>
      {stages.map(({ name, when, headline, paragraphs, image }) => (
        <li key={name}>
          <Picture image={image} sizes="(min-width: 48rem) 42vw, 100vw" />
          <div>
            <p className="when">{when}</p>
            <h3>{name}</h3>
            <p>{headline}</p>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="story">
                {paragraph}
              </p>
            ))}
          </div>
        </li>
      ))}
    </Stages>
  )
}
