import { chakra } from '@chakra-ui/react'
import { buttonRecipe } from '../theme/recipes/button.ts'
import { Link } from './Link.tsx'

/** A button for actions on the page. */
export const Button = chakra('button', buttonRecipe)

/** A link that looks like a button, for addresses outside the router: downloads, mail, other sites. */
export const ButtonAnchor = chakra('a', buttonRecipe)

/** A link to a page of the site that looks like a button. */
export const ButtonLink = chakra(Link, buttonRecipe)
