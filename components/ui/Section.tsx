import { chakra, type RecipeVariantProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { sectionRecipe } from '../theme/recipes/section.ts'
import { Container } from './Container.tsx'

const Band = chakra('section', sectionRecipe)

type SectionProps = NonNullable<RecipeVariantProps<typeof sectionRecipe>> & {
  children: ReactNode
  /** Anchor of the section. */
  id?: string
  /** Id of the heading that names the section. */
  labelledBy?: string
}

/** A full-width band on one ground with the content measure inside. */
export function Section({ children, labelledBy, ...band }: SectionProps) {
  return (
    <Band aria-labelledby={labelledBy} {...band}>
      <Container>{children}</Container>
    </Band>
  )
}
