import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { textLinkRecipe } from '../theme/recipes/textLink.ts'

/** A link to a page of the site, in or under text. */
export const TextLink = chakra(Link, textLinkRecipe)

/** The same look for addresses outside the router. */
export const TextAnchor = chakra('a', textLinkRecipe)
