import { chakra, type RecipeVariantProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { sectionRecipe } from '../theme/recipes/section.ts'
import { Container } from './Container.tsx'
import { useFollowing } from './StepContext.tsx'

const Band = chakra('section', sectionRecipe)

type SectionProps = NonNullable<RecipeVariantProps<typeof sectionRecipe>> & {
  children: ReactNode
  /** Anchor of the section, which takes the focus with `tabIndex`. */
  id?: string
  tabIndex?: -1
  /** Whether it is part of the first screen. */
  isFirst?: boolean
} & Name

/** The id of the heading that names the section, or `unnamed` for a band without a heading, which is no landmark. */
type Name = { labelledBy: string; unnamed?: never } | { labelledBy?: never; unnamed: true }

/** A full-width band with one background and the content column inside. */
export function Section({
  children,
  labelledBy,
  unnamed,
  isFirst = false,
  ground = 'paper',
  space = 'normal',
  ...band
}: SectionProps) {
  const isShown = useFollowing() || isFirst
  return (
    // While empty it is as tall as the window, so that what follows stays out of view.
    <Band
      aria-labelledby={labelledBy}
      minH={isShown ? undefined : '100vh'}
      data-ground={space === 'none' ? undefined : ground}
      {...{ ground, space }}
      {...band}
    >
      {isShown && <Container>{children}</Container>}
    </Band>
  )
}
