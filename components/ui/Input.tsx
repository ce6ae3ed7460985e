import { chakra } from '@chakra-ui/react'
import { fieldRecipe } from '../theme/recipes/field.ts'

/** A text field of one line. */
export const Input = chakra('input', fieldRecipe)

/** A text field of several lines. */
export const TextArea = chakra('textarea', fieldRecipe)

/** A choice from a list. */
export const Select = chakra('select', fieldRecipe)
