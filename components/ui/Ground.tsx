import { chakra } from '@chakra-ui/react'
import { sectionRecipe } from '../theme/recipes/section.ts'

/** A surface with a background, which sets the colors of everything on it. */
export const Ground = chakra('div', sectionRecipe)
