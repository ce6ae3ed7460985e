import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { PlatformBand } from '#content/schema/pages/platforms.ts'
import { stickyBeside } from '../theme/stickyBeside.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { keepTogether } from '../ui/keepTogether.tsx'

const Bands = chakra('ul', {
  base: {
    display: 'grid',
    rowGap: { base: '12', lg: '18' },
    '& > li': {
      display: 'grid',
      columnGap: { lg: '18' },
      rowGap: { base: '4', md: '6' },
      gridTemplateColumns: { lg: '5fr 7fr' },
    },
    // Screens alternate between right and left.
    lg: {
      '& > li:nth-of-type(even)': { gridTemplateColumns: '7fr 5fr', '& > .words': { order: '1' } },
    },
    // Not those of a screen.
    '& > li > .words': stickyBeside,
    '& .words h3': { textStyle: { base: 'subheading', lg: 'title' } },
    // On phones, the button follows the screen.
    mdDown: {
      '& > li': { rowGap: '0' },
      '& .words': { display: 'contents' },
      '& .words > a': { order: '1', justifySelf: 'start', mt: '5' },
    },
    '& .subtitle': { textStyle: 'eyebrow', mt: '1' },
    '& .about': {
      mt: { base: '2', md: '4' },
      mb: { base: '4', md: '6' },
    },
    '& .about > span': { display: 'block', textStyle: 'aside', mt: '2' },
    '& .benefits': { textStyle: 'note', mt: '3' },
  },
})

interface PlatformBandsProps {
  bands: readonly PlatformBand[]
  /** A part of the user interface of each. */
  screens: readonly ReactNode[]
}

/** The platforms: what each is for, beside a part of its user interface. */
export function PlatformBands({ bands, screens }: PlatformBandsProps) {
  return (
    <Bands>
      {bands.map(({ title, subtitle, description, features, benefits, href, explore }, index) => (
        <li key={href}>
          <div className="words">
            <h3>{title}</h3>
            <p className="subtitle">{subtitle}</p>
            <p className="about">
              {description} <span>{keepTogether(`${features.join(', ')}.`)}</span>
            </p>
            <ButtonLink look="outline" to={href}>
              {explore}
            </ButtonLink>
          </div>
          <div>
            {screens[index]}
            <p className="benefits">{benefits.join(' ')}</p>
          </div>
        </li>
      ))}
    </Bands>
  )
}
