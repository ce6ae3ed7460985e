import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Image } from '#content/images.ts'
import { sectionRecipe } from '../theme/recipes/section.ts'
import { keepTogether } from '../ui/keepTogether.tsx'
import { Picture } from '../ui/Picture.tsx'

const Plain = chakra('div', {
  base: {
    '& h2': { textStyle: 'display', fontSize: '3.25rem', maxW: '46rem' },
    '& .lead': { textStyle: 'lead', maxW: '44rem', mt: '5' },
  },
})

const Band = chakra('div', sectionRecipe)

const Scene = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '6fr 5fr',
    columnGap: '6',
    alignItems: 'end',
    '& .words': { py: '10', pl: '10' },
    '& h2': { textStyle: 'title' },
    '& .lead': { textStyle: 'lead', fontSize: '1.125rem', color: 'fg.quiet', mt: '4' },
    '& img': { width: '100%' },
  },
})

interface SheetOpeningProps {
  heading: string
  lead: string
  /** Key facts below. */
  children?: ReactNode
  /** The scene, and the background it is drawn for. */
  scene?: { image: Image; ground: 'teal' | 'coral' }
}

/** The opening of a document or a chapter: a large title, on a band with a scene if there is one. */
export function SheetOpening({ heading, lead, scene, children }: SheetOpeningProps) {
  const words = (
    <>
      <h2>{keepTogether(heading, true)}</h2>
      <p className="lead">{keepTogether(lead)}</p>
    </>
  )
  if (!scene)
    return (
      <Plain>
        {words}
        <div className="facts">{children}</div>
      </Plain>
    )
  return (
    <div>
      <Band ground={scene.ground} space="none" borderRadius="md" overflow="hidden">
        <Scene>
          <div className="words">{words}</div>
          <Picture image={scene.image} eager />
        </Scene>
      </Band>
      <div className="facts">{children}</div>
    </div>
  )
}
