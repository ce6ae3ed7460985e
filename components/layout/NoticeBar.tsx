import { chakra } from '@chakra-ui/react'
import type { Notice } from '#content/notice.ts'
import { underlined } from '../theme/underlined.ts'
import { Container } from '../ui/Container.tsx'
import { keepTogether } from '../ui/keepTogether.tsx'
import { Link } from '../ui/Link.tsx'

const Bar = chakra('aside', {
  base: {
    bg: 'gold',
    textStyle: 'note',
    textAlign: 'center',
    textWrap: 'balance',
    py: '2',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minH: '2.75rem',
      my: '-0.625rem',
      ...underlined,
    },
    // Set by scripts/build/startClient.js before the page is painted.
    '[data-notice-over] &': { display: 'none' },
  },
})

/** The notice above the header of every page. */
export function NoticeBar({ label, text, link }: Notice) {
  return (
    <Bar aria-label={label}>
      <Container>
        {keepTogether(text)} {link && <Link to={link.href}>{link.label}</Link>}
      </Container>
    </Bar>
  )
}
