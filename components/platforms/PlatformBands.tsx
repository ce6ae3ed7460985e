import { chakra } from '@chakra-ui/react'
import type { PlatformBand } from '#content/schema/platforms.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Picture } from '../ui/Picture.tsx'

const EDGE = { base: '1.25rem', md: 'max(2rem, (100vw - {sizes.content}) / 2)' } as const

/** On large screens, pictures alternately fill the right and left side of the window; each band has its own split. */
const Bands = chakra('ul', {
  base: {
    '--edge': EDGE,
    mx: { base: '-1.25rem', md: 'calc(-1 * max(2rem, (100vw - {sizes.content}) / 2))' },
    // Extends through the section padding to the next background.
    mb: { base: '-18', lg: '-24' },
    '& > li': {
      display: 'grid',
      borderTopWidth: '1px',
      borderColor: 'line.base',
    },
    '& .art': {
      aspectRatio: { base: '4 / 3', md: '2 / 1', lg: 'auto' },
      position: 'relative',
      overflow: 'hidden',
    },
    '& .art img': {
      position: 'absolute',
      inset: '0',
      width: '100%',
      height: '100%',
      objectFit: 'cover',
      objectPosition: '50% 100%',
    },
    '& > li:first-of-type .art': { bg: 'teal.900' },
    // In a low frame, keeps heads and speech bubbles uncropped.
    mdToLg: {
      '& .art img': { objectPosition: '50% 55%' },
      '& > li:first-of-type img': { objectFit: 'contain' },
    },
    '& .words': { px: 'var(--edge)', py: { base: '8', md: '10', lg: '18' }, alignSelf: 'center' },
    lg: {
      '--inner': { lg: '{spacing.10}', xl: '{spacing.18}' },
      '& > li': { gridTemplateColumns: 'var(--split)' },
      '& > li:nth-of-type(odd) .art': { order: '1' },
      '& > li:nth-of-type(odd) .words': { pr: 'var(--inner)' },
      '& > li:nth-of-type(even) .words': { pl: 'var(--inner)' },
      // Keeps standing people uncropped: the picture's background color fills the rest.
      '& > li:nth-of-type(odd) img': { objectFit: 'contain' },
      '& > li:nth-of-type(1)': { '--split': 'minmax(0, 7fr) minmax(0, 6fr)' },
      '& > li:nth-of-type(2)': { '--split': 'minmax(0, 5fr) minmax(0, 8fr)' },
      '& > li:nth-of-type(3)': {
        '--split': 'minmax(0, 6fr) minmax(0, 7fr)',
        '& .art': { bg: 'coral.100' },
        '& img': { objectPosition: '0 100%' },
      },
      // In very wide windows, the text keeps to the content width and the pictures take the rest.
      '@media (min-width: 100rem)': { '& > li:nth-of-type(n)': { '--split': 'repeat(2, minmax(0, 1fr))' } },
    },
    '& h3': { textStyle: 'title' },
    '& .subtitle': { textStyle: 'label', color: 'fg.warm', mt: '1' },
    '& .about': { textStyle: 'body', textWrap: 'pretty', mt: '4', maxW: '36rem' },
    '& .lists': {
      display: 'grid',
      columnGap: '8',
      rowGap: '6',
      my: '6',
      maxW: '40rem',
      gridTemplateColumns: { md: '1fr 1fr', lg: 'none', xl: '1fr 1fr' },
    },
    '& h4': { textStyle: 'fine', color: 'fg.quiet', pb: '2' },
    '& .lists li': {
      textStyle: 'note',
      lineHeight: '1.4',
      py: '2',
      borderTopWidth: '1px',
      borderColor: 'line.base',
    },
    '& .features li': { fontWeight: 'semibold' },
  },
})

interface PlatformBandsProps {
  bands: readonly PlatformBand[]
  labels: { features: string; benefits: string }
}

/** The platforms, stacked, each beside a picture that fills half of the window, or below it. */
export function PlatformBands({ bands, labels }: PlatformBandsProps) {
  return (
    <Bands>
      {bands.map(({ title, subtitle, description, features, benefits, href, explore, image }) => (
        <li key={href}>
          <div className="art">
            <Picture image={image} sizes="(min-width: 64rem) 50vw, 100vw" />
          </div>
          <div className="words">
            <h3>{title}</h3>
            <p className="subtitle">{subtitle}</p>
            <p className="about">{description}</p>
            <div className="lists">
              <div className="features">
                <h4>{labels.features}</h4>
                <ul>
                  {features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
              </div>
              <div>
                <h4>{labels.benefits}</h4>
                <ul>
                  {benefits.map((benefit) => (
                    <li key={benefit}>{benefit}</li>
                  ))}
                </ul>
              </div>
            </div>
            <ButtonLink look="outline" to={href}>
              {explore}
            </ButtonLink>
          </div>
        </li>
      ))}
    </Bands>
  )
}
