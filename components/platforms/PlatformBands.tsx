import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { PlatformBand } from '#content/schema/pages/platforms.ts'
import { stickyBeside } from '../theme/stickyBeside.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { keepTogether } from '../ui/keepTogether.tsx'

const Bands = chakra('ul', {
  base: {
    '& > li': {
      display: 'grid',
      gap: { base: '6', md: '8', lg: '18' },
      gridTemplateColumns: { md: '5fr 7fr', _print: '1fr 2fr' },
    },
    '& > li + li': {
      mt: { base: '12', md: '10', _print: '8' },
      pt: { md: '10' },
      borderTopWidth: { md: '1px' },
    },
    // Screens alternate between right and left.
    md: {
      '& > li:nth-of-type(even)': { gridTemplateColumns: '7fr 5fr', '& > .words': { order: '1' } },
    },
    '& .words': stickyBeside,
    '& .words h3': { textStyle: { base: 'subheading', lg: 'title' } },
    '& .subtitle': { textStyle: 'eyebrow', mt: '1' },
    '& .about': { my: { base: '2', md: '4' } },
    '& .features': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(9.75rem, 1fr))',
      columnGap: '3',
      mb: { base: '6', _print: '0' },
      textStyle: 'note',
      '& li': { py: '1', borderTopWidth: '1px' },
    },
    '& .benefits': { textStyle: 'note', mt: { base: '3', _print: '2' } },
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
            <p className="about">{keepTogether(description)}</p>
            <ul className="features">
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <ButtonLink look="outline" to={href}>
              {explore}
            </ButtonLink>
          </div>
          <div className="screen">
            {screens[index]}
            <p className="benefits">{benefits.join(' ')}</p>
          </div>
        </li>
      ))}
    </Bands>
  )
}
