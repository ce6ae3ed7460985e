import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import type { LinkText } from '#content/schema/page.ts'
import { textLinkRecipe } from '../theme/recipes/textLink.ts'
import { Icon } from './Icon.tsx'
import { Link } from './Link.tsx'

const Styled = chakra(Link, textLinkRecipe)

const Arrow = chakra('span', {
  base: { whiteSpace: 'nowrap', '& svg': { display: 'inline', verticalAlign: '-0.15em', ml: '0.375rem' } },
})

/** The arrow of a link. Begins with a word joiner, so that it never wraps without the last word. */
export const Onward = ({ size = 16 }: { size?: number }) => (
  <Arrow aria-hidden="true">
    {'\u2060'}
    <Icon name="arrow" size={size} />
  </Arrow>
)

/** A link to a page of the site, within text or, with an arrow, below it. */
export function TextLink({ children, ...props }: ComponentProps<typeof Styled>) {
  return (
    <Styled {...props}>
      {children}
      {props.look === 'standalone' && <Onward />}
    </Styled>
  )
}

/** Where to read on, as a link of its own below a text. */
export const MoreLink = ({
  label,
  href,
  ...look
}: LinkText & Omit<ComponentProps<typeof Styled>, 'to' | 'look'>) => (
  <TextLink look="standalone" to={href} {...look}>
    {label}
  </TextLink>
)

/** The link to the parent page, above the heading of a hero. */
export const BackLink = ({ label, href }: LinkText) => (
  <TextLink look="back" to={href}>
    <Icon name="back" />
    {label}
  </TextLink>
)

/** The same style for addresses outside the router. */
export const TextAnchor = chakra('a', textLinkRecipe)
