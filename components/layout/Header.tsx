import { chakra } from '@chakra-ui/react'
import type { NavSection } from '#content/schema/page.ts'
import { DemoLink } from '../inquiry/DemoLink.tsx'
import { SearchTrigger } from '../search/dialog/SearchTrigger.tsx'
import { useShell } from '../shell/ShellContext.tsx'
import { Container } from '../ui/Container.tsx'
import { Drawer } from './Drawer.tsx'
import { headerStyles } from './headerStyles.ts'
import { HomeLink } from './Logo.tsx'
import { MainNav, NavLink } from './MainNav.tsx'

const Bar = chakra('header', headerStyles)

const Row = chakra(Container, {
  base: {
    height: '100%',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
  },
})

const Actions = chakra('div', {
  base: {
    display: 'flex',
    gap: { base: '2', lg: '4', xl: '5' },
    flexShrink: '0',
    '& > :first-child': { mr: { lg: '-3' } },
  },
})

interface HeaderProps {
  section?: NavSection
  /** Printed instead of the links. */
  letterhead: string
}

/** Sticky header of every page. */
export function Header({ section, letterhead }: HeaderProps) {
  const { site, hero } = useShell()
  return (
    <Bar hero={hero}>
      <Row>
        <HomeLink />
        <MainNav entries={site.nav} section={section} />
        {/* The 404 page is pre-rendered for one address and shown at others. */}
        <p data-paper suppressHydrationWarning>
          {letterhead}
        </p>
        <Actions>
          <SearchTrigger />
          <NavLink
            display={{ lgDown: 'none' }}
            to="/contact"
            aria-current={section === 'contact' || undefined}
          >
            {site.contactLabel}
          </NavLink>
          <chakra.div display={{ smDown: 'none' }}>
            <DemoLink size="sm">{site.bookDemoLabel}</DemoLink>
          </chakra.div>
          <Drawer section={section} />
        </Actions>
      </Row>
    </Bar>
  )
}
