import { chakra } from '@chakra-ui/react'
import type { Stage } from '#content/schema/about.ts'
import { Picture } from '../../ui/Picture.tsx'

/** Three pictures of increasing size, each at a different position of the content width. */
const Stages = chakra('ol', {
  base: {
    display: 'grid',
    rowGap: { base: '18', lg: '24' },
    '& > li': {
      display: 'grid',
      columnGap: '8',
      rowGap: '6',
      gridTemplateColumns: { md: '1fr 1fr', lg: 'repeat(12, 1fr)' },
    },
    '& .art': { overflow: 'hidden', borderRadius: 'md' },
    '& img': { width: '100%', height: '100%', objectFit: 'cover', aspectRatio: '4 / 3' },
    '& .when': { textStyle: 'label', color: 'fg.warm' },
    '& h3': { textStyle: 'subheading', mt: '1' },
    '& .headline': { textStyle: 'lead', fontWeight: 'semibold', textWrap: 'balance', mt: '4' },
    '& .story p': { textStyle: 'body', textWrap: 'pretty', mt: '4', maxW: 'text' },
    // A picture is as tall as the text beside it.
    lg: {
      '& > li:not(:nth-of-type(3)) .art': { position: 'relative', minH: '100%' },
      '& > li:not(:nth-of-type(3)) img': { position: 'absolute', inset: '0', aspectRatio: 'auto' },
      '& > li:nth-of-type(2) .art': { order: '1' },
      '& > li:nth-of-type(1)': {
        '& .art': { gridColumn: '1 / 6' },
        '& .words': { gridColumn: '7 / 13' },
      },
      '& > li:nth-of-type(2)': {
        '& .art': { gridColumn: '6 / 13' },
        '& .words': { gridColumn: '1 / 6' },
      },
    },
    // On tablets, avoids cropping people: the first picture is in portrait format, the second has the full width.
    mdToLg: {
      '& > li:nth-of-type(1) .art': {
        alignSelf: 'start',
        '& img': { aspectRatio: '4 / 5', objectPosition: '44%' },
      },
      '& > li:nth-of-type(2)': {
        gridTemplateColumns: '1fr',
        '& img': { aspectRatio: '2 / 1', objectPosition: '50% 40%' },
        '& .words': { display: 'grid', gridTemplateColumns: '2fr 3fr', columnGap: '8' },
        '& .story p:first-of-type': { mt: '0' },
      },
    },
    // The last stage has the full width, with its text in two columns below.
    '& > li:nth-of-type(3)': {
      gridTemplateColumns: { md: '1fr', lg: '1fr' },
      rowGap: { base: '6', lg: '8' },
      '& img': { aspectRatio: { base: '4 / 3', md: '21 / 9' }, objectPosition: '50% 68%' },
      '& .words': { lg: { display: 'grid', gridTemplateColumns: '5fr 7fr', columnGap: '8' } },
      '& .story p:first-of-type': { lg: { mt: '0' } },
    },
  },
})

/** A story in stages, each with name, time, headline and picture in a different layout. */
export function StageStory({ stages }: { stages: readonly Stage[] }) {
  return (
    <Stages>
      {stages.map(({ name, when, headline, paragraphs, image }) => (
        <li key={name}>
          <div className="art">
            <Picture image={image} sizes="(min-width: 64rem) 75rem, 100vw" />
          </div>
          <div className="words">
            <div>
              <p className="when">{when}</p>
              <h3>{name}</h3>
              <p className="headline">{headline}</p>
            </div>
            <div className="story">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        </li>
      ))}
    </Stages>
  )
}
