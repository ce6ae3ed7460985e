import { chakra } from '@chakra-ui/react'
import { textLinkRecipe } from '../theme/recipes/textLink.ts'
import { Link } from './Link.tsx'

/** A link to a page of the site, within or below text. */
export const TextLink = chakra(Link, textLinkRecipe)

/** The same style for addresses outside the router. */
export const TextAnchor = chakra('a', textLinkRecipe)
