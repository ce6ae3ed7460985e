import { chakra } from '@chakra-ui/react'
import { shellLabels } from '#content/labels/labels.ts'
import { useShell } from '../shell/ShellContext.tsx'
import { Link } from '../ui/Link.tsx'

/** Defined at build time (vite.config.ts) because its width depends on the wordmark; undefined in scripts, which show no logo. */
declare const LOGO_SIZE: { width: number; height: number }

/** In pixels, for the logo's place on the page before it is there. */
const logoSize = typeof LOGO_SIZE === 'undefined' ? {} : LOGO_SIZE

const Mark = chakra('span', {
  base: {
    '& img': {
      height: 'min(2.25rem, 11.25vw)',
      width: 'auto',
      // A long one gets smaller, so that it leaves the menu its room.
      maxWidth: 'min(11rem, 38vw)',
      objectFit: 'contain',
      objectPosition: 'left',
    },
    '& [data-tone="color"]': { display: 'var(--logo-color, block)', filter: 'var(--logo-filter, none)' },
    '& [data-tone="white"]': { display: 'var(--logo-white, none)' },
  },
})

/** Both logos; `--logo-color` and `--logo-white` of the header decide which one is visible. */
export function Logo() {
  const { name } = useShell().site
  return (
    <Mark>
      <img data-tone="color" src="/logo-color.svg" {...logoSize} alt={name} />
      <img data-tone="white" src="/logo-white.svg" {...logoSize} alt={name} />
    </Mark>
  )
}

const Home = chakra(Link, { base: { display: 'grid', alignItems: 'center', minH: '2.75rem' } })

/** The logo as a link to the home page. */
export const HomeLink = () => (
  <Home to="/" aria-label={shellLabels.home}>
    <Logo />
  </Home>
)
