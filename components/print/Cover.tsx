import { chakra } from '@chakra-ui/react'
import type { Image } from '#content/images.ts'
import { Ground } from '../ui/Ground.tsx'
import { Picture } from '../ui/Picture.tsx'
import { PAGE, type PageGround } from './pageBox.ts'

const Page = chakra(Ground, {
  base: {
    position: 'relative',
    height: `${PAGE.height}px`,
    overflow: 'hidden',
    page: 'cover',
    '& > *': { position: 'absolute', left: '90px' },
    '& .logo': { top: '96px', height: '58px', width: 'auto' },
    '& .words': { top: '13%', width: '56rem' },
    '& h1': { textStyle: 'display', fontSize: '5rem', lineHeight: '1.02', mb: '6' },
    '& .words p': { fontSize: '1.5rem', lineHeight: '1.5', maxW: '29rem' },
    '& .words .edition': { fontSize: '1.0625rem', fontWeight: 'medium', mt: '6' },
    // Cut off by the right edge.
    '& .scene': { left: '-4%', bottom: '0', width: '116%' },
  },
})

interface CoverProps {
  /** The background that the scene is drawn for. */
  ground: PageGround
  scene: Image
  company: string
  title: string
  subtitle: string
  edition: string
}

/** The first page: logo, title, subtitle and edition, above the scene of the page on the same subject. */
export function Cover({ ground, scene, company, title, subtitle, edition }: CoverProps) {
  return (
    <Page as="header" ground={ground}>
      <div className="scene">
        <Picture image={{ ...scene, alt: '' }} />
      </div>
      <img className="logo" src={`/logo-${ground === 'teal' ? 'white' : 'ink'}.svg`} alt={company} />
      <div className="words">
        <h1>{title}</h1>
        <p>{subtitle}</p>
        <p className="edition">{edition}</p>
      </div>
    </Page>
  )
}
