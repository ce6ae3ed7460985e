import { chakra } from '@chakra-ui/react'
import type { Image } from '#content/images.ts'
import { Ground } from '../ui/Ground.tsx'
import { Picture } from '../ui/Picture.tsx'
import { PAGE, type PageGround } from './pageBox.ts'

/** A part of the cover with its background, and a scene in its lower right corner. */
interface CoverField {
  /** Its distances from the edges of the page. */
  inset: string
  ground: PageGround
  scene: Image
  /** Width of the scene in percent of the field; a wider one is cut off at the left. */
  size: number
  /** How far the scene reaches beyond the right edge, in percent. */
  bleed?: number
  /** Text in the upper left corner. */
  mark?: string
}

/** How the cover of a document is composed. */
export interface CoverLayout {
  ground: PageGround
  fields: readonly CoverField[]
  /** In ink on coral, where white has too little contrast. */
  logo: 'white' | 'color' | 'ink'
  /** Distance of the title from the top in percent. */
  top: number
  /** Longer titles are set smaller. */
  title?: 'long'
}

const Field = chakra(Ground, {
  base: {
    position: 'absolute',
    overflow: 'hidden',
    '& img': { position: 'absolute', bottom: '0', maxW: 'none' },
    '& p': { position: 'absolute', left: '6%', top: '7%', textStyle: 'title', fontSize: '2.25rem' },
  },
})

const Words = chakra('div', {
  base: {
    position: 'absolute',
    left: '90px',
    width: '56rem',
    '& h1': { textStyle: 'display', fontSize: '5.5rem', lineHeight: '1.02', mb: '6' },
    '& p': { fontSize: '1.5rem', lineHeight: '1.5', maxW: '29rem' },
    '& .edition': { fontSize: '1.0625rem', fontWeight: 'medium', mt: '6' },
  },
  variants: { title: { long: { '& h1': { fontSize: '4.75rem', maxW: '44rem' } } } },
})

interface CoverProps {
  layout: CoverLayout
  company: string
  title: string
  subtitle: string
  edition: string
}

/** The first page: logo, title, subtitle and edition, with the scenes of the related pages. */
export function Cover({ layout, company, title, subtitle, edition }: CoverProps) {
  const { ground, fields, top } = layout
  return (
    <Ground as="header" ground={ground} height={`${PAGE.height}px`} overflow="hidden" css={{ page: 'cover' }}>
      {fields.map(({ inset, ground, scene, size, bleed = 0, mark }) => (
        <Field
          key={scene.src}
          ground={ground}
          inset={inset}
          css={{ '& img': { width: `${size}%`, right: `${-bleed}%` } }}
        >
          <Picture image={{ ...scene, alt: '' }} eager />
          {mark && <p aria-hidden="true">{mark}</p>}
        </Field>
      ))}
      <chakra.img
        src={`/logo-${layout.logo}.svg`}
        alt={company}
        position="absolute"
        left="90px"
        top="96px"
        height="58px"
      />
      <Words title={layout.title} top={`${top}%`}>
        <h1>{title}</h1>
        <p>{subtitle}</p>
        <p className="edition">{edition}</p>
      </Words>
    </Ground>
  )
}
