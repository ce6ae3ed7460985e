import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import type { Image } from '#content/images.ts'
import type { HeroBackground } from '#content/schema/page.ts'
import { FactLine } from '../sections/opening/FactLine.tsx'
import { Ground } from '../ui/Ground.tsx'
import { keepTogether } from '../ui/keepTogether.tsx'
import { Picture } from '../ui/Picture.tsx'

const Plain = chakra('div', {
  base: {
    '& h2': { textStyle: 'display', fontSize: '3.25rem', maxW: '46rem' },
    '& .lead': { textStyle: 'lead', maxW: '44rem', mt: '5' },
  },
})

const Scene = chakra(Ground, {
  base: {
    borderRadius: 'md',
    overflow: 'hidden',
    display: 'grid',
    gridTemplateColumns: '6fr 5fr',
    columnGap: '6',
    alignItems: 'end',
    '& .words': { py: '10', pl: '10' },
    '& h2': { textStyle: 'title' },
    '& .lead': { textStyle: 'lead', fontSize: '1.125rem', color: 'fg.quiet', mt: '4' },
  },
})

interface SheetOpeningProps {
  heading: string
  lead: string
  /** Key facts below. */
  facts?: ComponentProps<typeof FactLine>['facts']
  /** The scene, and the background it is drawn for. */
  scene?: { image: Image; ground: HeroBackground }
}

/** The opening of a document or a chapter: a large title, on a band with a scene if there is one. */
export function SheetOpening({ heading, lead, scene, facts }: SheetOpeningProps) {
  const words = (
    <>
      <h2>{keepTogether(heading, true)}</h2>
      <p className="lead">{keepTogether(lead)}</p>
    </>
  )
  return (
    <div>
      {scene ? (
        <Scene ground={scene.ground}>
          <div className="words">{words}</div>
          <Picture image={scene.image} />
        </Scene>
      ) : (
        <Plain>{words}</Plain>
      )}
      <div className="facts">{facts && <FactLine facts={facts} />}</div>
    </div>
  )
}
