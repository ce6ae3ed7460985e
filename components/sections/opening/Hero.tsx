import { chakra } from '@chakra-ui/react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import type { Image } from '#content/images.ts'
import type { LinkText } from '#content/schema/page.ts'
import type { Action } from '#content/schema/sections.ts'
import { useShell } from '../../shell/ShellContext.tsx'
import { actionRow } from '../../theme/actionRow.ts'
import { onPaper } from '../../theme/onPaper.ts'
import { keepTogether } from '../../ui/keepTogether.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import { BackLink } from '../../ui/TextLink.tsx'
import { Actions } from '../call/Actions.tsx'
import { FactLine } from './FactLine.tsx'

/** Here a heading in its own column would take four lines, while the art leaves the upper part of the other one free for it. */
const whereArtIsLow = '@media (min-width: 64rem) and (max-width: 68.99rem)'

/** The art stands on the lower edge: below the words on phones, beside the last of them on tablets, then beside all. */
const Grid = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '8',
    gridTemplateColumns: { md: '4fr 3fr', lg: '7fr 5fr' },
    // On wide screens, the words are at half the height of the art.
    gridTemplateRows: { lg: '1fr auto auto 1fr' },
    minH: { lg: '33rem' },
    '& h1': { textStyle: 'display', mr: { xl: '-12%' } },
    [whereArtIsLow]: { '& h1': { mr: '-70%' } },
    '& .lead': {
      textStyle: 'lead',
      color: 'fg.quiet',
      mt: { base: '4', md: '6' },
      maxW: { base: '34rem', _print: 'none' },
      textWrap: { _print: 'balance' },
    },
  },
  variants: {
    size: {
      large: {
        minH: { lg: '40rem' },
        '& h1': { textStyle: 'poster' },
      },
      /** Facts are narrower than a lead, which leaves more room for the art. */
      facts: {
        gridTemplateColumns: { md: '11fr 10fr', lg: '7fr 5fr' },
      },
      /** Without facts and buttons, the page begins sooner. */
      low: {
        minH: { lg: '24rem' },
        gridTemplateColumns: { lg: '8fr 4fr' },
        [whereArtIsLow]: { '& h1': { mr: '0' } },
        // On phones, the art is small, so that the form is in the first screen.
        mdDown: { '& > div:last-of-type': { mt: '2', width: '11.5rem' } },
      },
    },
  },
})

/** Reaches over the art, which is lower, where there is room. */
const Head = chakra('div', {
  base: {
    pt: { base: '4', md: '10', lg: '18', _print: '0' },
    gridColumn: { md: '1 / -1', lg: '1' },
    gridRow: { lg: '2' },
  },
})

const Words = chakra('div', {
  base: {
    gridRow: { lg: '3' },
    pb: { md: '12', lg: '18' },
    // On phones, facts follow the buttons and the art, which are seen without scrolling, on a band of their own.
    mdDown: {
      display: 'contents',
      '& dl': { ...onPaper, order: '1', bg: 'bg.sand', mx: '-5', mt: '0', px: '5', py: '4', border: '0' },
    },
    '& .actions': {
      ...actionRow,
      mt: { base: '6', md: '8' },
      // Two may reach over the edge of the art.
      mr: { mdToLg: '-3.5rem' },
    },
    // Links to the parts of a page.
    '& .actions:has(> :nth-of-type(4))': {
      display: 'grid',
      gridTemplateColumns: { sm: 'auto auto', mdToLg: 'auto' },
      justifyContent: 'start',
      columnGap: '8',
      rowGap: '0',
    },
  },
})

interface HeroProps {
  heading: string
  lead: string
  image: Image
  /** Shown if the picture can't be loaded. */
  backupImage?: Image
  /** "large" is for the home page. */
  size?: 'large'
  /** The page above this one. */
  hub?: LinkText
  /** Facts under the lead, such as duration and audience. */
  facts?: ComponentProps<typeof FactLine>['facts']
  /** Buttons; others are children. */
  actions?: readonly Action[]
  children?: ReactNode
}

/** First screen of a page: heading, lead and buttons on the ground that its head names, with its scene on the lower edge. */
export function Hero({ size, heading, lead, hub, facts, actions, children, ...art }: HeroProps) {
  const buttons = actions ? <Actions actions={actions} /> : children
  const words = <p className="lead">{keepTogether(lead)}</p>
  return (
    <Section unnamed isFirst ground={useShell().hero} space="none">
      <Grid size={size ?? (facts ? 'facts' : buttons ? undefined : 'low')}>
        <Head>
          {hub && <BackLink {...hub} />}
          <h1>{keepTogether(heading, true)}</h1>
          {facts && words}
        </Head>
        <Words>
          {!facts && words}
          {facts && <FactLine facts={facts} />}
          {buttons && <div className="actions">{buttons}</div>}
        </Words>
        <HeroArt {...art} />
      </Grid>
    </Section>
  )
}

/** Up to the edge of the window, where the scene is cut off. */
const Frame = chakra('div', {
  base: {
    '--edge': { base: '1.25rem', md: 'max(2rem, (100vw - {sizes.content}) / 2)' },
    gridColumn: { lg: '2' },
    gridRow: { lg: '1 / -1' },
    alignSelf: 'end',
    justifySelf: 'end',
    mt: { base: '8', md: '6', lg: '0' },
    width: {
      base: 'min(90%, 22rem)',
      md: 'calc(100% + var(--edge) + 1.5rem)',
      lg: 'min(106% + var(--edge), clamp(46rem, 42vw, 60rem))',
    },
    mr: 'calc(-1 * var(--edge))',
    // A scene that is cut off has no edge to end at on paper.
    _print: { display: 'none' },
  },
})

/** The scene of a hero, with a fallback if it can't be loaded (specification, points 2 and 8). */
function HeroArt({ image, backupImage }: Pick<HeroProps, 'image' | 'backupImage'>) {
  const [failed, setFailed] = useState(false)
  const fail = () => {
    console.warn(`Image could not be loaded: ${image.src}`)
    setFailed(true)
  }
  const canFail = backupImage && !failed
  return (
    <Frame
      // A picture that failed before hydration reports no error.
      ref={(frame: HTMLDivElement | null) => {
        const img = frame?.querySelector('img')
        if (canFail && img?.complete && img.naturalWidth === 0) fail()
      }}
    >
      <Picture
        image={failed && backupImage ? backupImage : image}
        eager
        onError={canFail ? fail : undefined}
      />
    </Frame>
  )
}
