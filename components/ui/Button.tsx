import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import type { LinkText } from '#content/schema/page.ts'
import { buttonRecipe } from '../theme/recipes/button.ts'
import { Link } from './Link.tsx'

/** A button for actions on the page. */
export const Button = chakra('button', buttonRecipe)

/** A link that looks like a button, for addresses outside the router: downloads, mail, other sites. */
export const ButtonAnchor = chakra('a', buttonRecipe)

/** A link to a page of the site that looks like a button. */
export const ButtonLink = chakra(Link, buttonRecipe)

/** A link of the content as a button: to another page, or to a part of this one. */
export const LinkButton = ({
  label,
  href,
  ...look
}: LinkText & Pick<ComponentProps<typeof ButtonLink>, 'look' | 'mt'>) =>
  href.startsWith('#') ? (
    <ButtonAnchor href={href} {...look}>
      {label}
    </ButtonAnchor>
  ) : (
    <ButtonLink to={href} {...look}>
      {label}
    </ButtonLink>
  )
