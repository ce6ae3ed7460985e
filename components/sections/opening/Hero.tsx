import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Image } from '#content/images.ts'
import type { HeroBackground } from '#content/schema/page.ts'
import { onPhone } from '../../theme/onPhone.ts'
import { onTablets } from '../../theme/onTablets.ts'
import { keepTogether } from '../../ui/keepTogether.tsx'
import { Section } from '../../ui/Section.tsx'
import { HeroArt } from './HeroArt.tsx'

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '8',
    alignItems: 'end',
    [onTablets]: { gap: '0 1rem', pt: '10' },
    _print: { gridTemplateColumns: '2fr 1fr' },
  },
  variants: {
    size: {
      large: {
        gridTemplateColumns: { lg: '8fr 5fr' },
        [onTablets]: { gridTemplate: '"title title" "lead art" "actions art" 1fr / 1fr 1fr' },
      },
      normal: {
        gridTemplateColumns: { lg: '7fr 5fr' },
        // Full-width heading; the picture sits on a row of facts.
        [onTablets]: {
          gridTemplate:
            '". ." "title title" "lead art" "actions art" minmax(2rem, 1fr) "facts facts" / 5fr 7fr',
        },
      },
    },
  },
})

const Words = chakra('div', {
  base: {
    py: { base: '10', lg: '12' },
    pb: { base: '0', lg: '18' },
    _print: { py: '0' },
    [onTablets]: { display: 'contents' },
    // Overlaps the picture, which is lower.
    '& h1': { gridArea: 'title', textStyle: 'display', mr: { lg: '-10%' } },
    '& .lead': {
      gridArea: 'lead',
      textStyle: 'lead',
      textWrap: 'pretty',
      color: 'fg.quiet',
      mt: '6',
      maxW: '34rem',
    },
  },
  variants: {
    size: {
      large: {
        pb: { lg: '24' },
        '& h1': { fontSize: `min(clamp(2.5rem, 1.1rem + 3.5vw, 4.25rem), ${onPhone(2.05)})` },
      },
      normal: {
        pb: { lg: '16' },
      },
    },
  },
})

const Actions = chakra('div', {
  base: {
    gridArea: 'actions',
    alignSelf: 'start',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    mt: '8',
    [onTablets]: { mb: '8' },
  },
})

interface HeroContent {
  heading: string
  lead: string
  image: Image
  /** Shown if the picture can't be loaded. */
  backupImage?: Image
}

interface HeroProps extends HeroContent {
  ground: Exclude<HeroBackground, 'paper'>
  /** "large" is for the home page. */
  size?: 'large' | 'normal'
  /** A line above the heading: a back link or breadcrumb, where a page needs one. */
  above?: ReactNode
  /** Facts under the lead, such as duration and audience. */
  facts?: ReactNode
  /** Buttons. */
  children?: ReactNode
}

/** First screen of a page: heading, lead and buttons on teal or coral, with the page's scene on the lower edge. */
export function Hero({
  ground,
  size = 'normal',
  heading,
  lead,
  above,
  facts,
  image,
  backupImage,
  children,
}: HeroProps) {
  return (
    <Section unnamed isFirst ground={ground} space="none">
      <Grid size={size}>
        <Words size={size}>
          {above}
          <h1>{keepTogether(heading, true)}</h1>
          <p className="lead">{keepTogether(lead)}</p>
          {facts}
          {children && <Actions>{children}</Actions>}
        </Words>
        <HeroArt image={image} backupImage={backupImage} size={size} />
      </Grid>
    </Section>
  )
}
