import { chakra } from '@chakra-ui/react'
import { shellLabels } from '#content/labels/labels.ts'
import type { NavSection } from '#content/schema/page.ts'
import type { NavEntry } from '#content/schema/site.ts'
import { Link } from '../ui/Link.tsx'
import { NavMenu, navItemStyles } from './NavMenu.tsx'

const List = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: { lg: '4', xl: '8' } },
})

/** A link in the bar. */
export const NavLink = chakra(Link, navItemStyles)

/** Main navigation of wide screens. */
export function MainNav({ entries, section }: { entries: readonly NavEntry[]; section?: NavSection }) {
  return (
    <chakra.nav aria-label={shellLabels.mainNav} display={{ lgDown: 'none' }}>
      <List>
        {entries.map((entry) => {
          const active = entry.href === `/${section}`
          return entry.items.length > 0 ? (
            <NavMenu key={entry.label} entry={entry} active={active} />
          ) : (
            <li key={entry.label}>
              <NavLink to={entry.href} aria-current={active || undefined}>
                {entry.label}
              </NavLink>
            </li>
          )
        })}
      </List>
    </chakra.nav>
  )
}
