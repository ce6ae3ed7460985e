import { chakra, type RecipeVariantProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { sectionRecipe } from '../theme/recipes/section.ts'
import { Container } from './Container.tsx'
import { useFollowing } from './StepContext.tsx'

const Band = chakra('section', sectionRecipe)

type SectionProps = NonNullable<RecipeVariantProps<typeof sectionRecipe>> & {
  children: ReactNode
  /** Anchor of the section. */
  id?: string
  /** Id of the heading that names the section. */
  labelledBy?: string
  /** Whether it belongs to the first screen of the page. */
  isFirst?: boolean
}

/** A full-width band on one ground with the content measure inside. */
export function Section({ children, labelledBy, isFirst = false, ...band }: SectionProps) {
  const isShown = useFollowing() || isFirst
  return (
    // An empty one is as high as the window, so that what follows it stays out of view.
    <Band aria-labelledby={labelledBy} minH={isShown ? undefined : '100vh'} {...band}>
      {isShown && <Container>{children}</Container>}
    </Band>
  )
}
