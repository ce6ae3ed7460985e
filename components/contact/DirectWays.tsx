import { chakra } from '@chakra-ui/react'
import type { LinkText } from '#content/schema/page.ts'
import { breakAddress } from '../ui/keepTogether.tsx'
import { TextAnchor } from '../ui/TextLink.tsx'

/** Where ContactDetails is far below the forms. */
const Ways = chakra('address', {
  base: {
    display: { base: 'flex', lg: 'none', _print: 'none' },
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    textStyle: 'note',
    mb: '2',
    '& span': { flexBasis: { base: '100%', md: 'auto' } },
    '& a': { display: 'inline-block', py: '0.625rem' },
  },
})

/** A phone number and the email address, before the forms on phones and tablets. */
export function DirectWays({ text, links }: { text: string; links: readonly LinkText[] }) {
  return (
    <Ways>
      <span>{text}</span>
      {links.map(({ label, href }) => [
        ' ',
        <TextAnchor key={href} href={href}>
          {breakAddress(label)}
        </TextAnchor>,
      ])}
    </Ways>
  )
}
