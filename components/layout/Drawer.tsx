import { chakra } from '@chakra-ui/react'
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { shellLabels } from '#content/labels/labels.ts'
import { fill } from '#content/schema/fill.ts'
import type { NavSection } from '#content/schema/page.ts'
import { useOverlay } from '../history/overlays.ts'
import { DemoLink } from '../inquiry/DemoLink.tsx'
import { useShell } from '../shell/ShellContext.tsx'
import { useOnNewPage } from '../shell/useOnNewPage.ts'
import { stackEnlarged } from '../theme/enlarged.ts'
import { CloseButton, IconButton } from '../ui/IconButton.tsx'
import { isOnBackdrop } from '../ui/isOnBackdrop.ts'
import { Link } from '../ui/Link.tsx'
import { lit } from './headerStyles.ts'
import { HomeLink } from './Logo.tsx'

const DRAWER_ID = 'site-menu'

const Sheet = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: '0 0 0 auto',
    width: 'min(24rem, 100vw - 2.5rem)',
    height: '100dvh',
    maxH: 'none',
    m: '0 0 0 auto',
    px: '5',
    pt: '5',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // A link in focus is never below the sticky foot.
    scrollPaddingBottom: '5rem',
    // Its own colors, whatever the header's are.
    ...lit,
    bg: 'bg.paper',
    '&::backdrop': { bg: 'shade' },
    '@media (prefers-reduced-motion: no-preference)': {
      '&[open]': { '--from': '2rem', animation: 'enter 220ms ease-out' },
    },
  },
})

const Group = chakra('div', {
  base: {
    py: '3',
    borderTopWidth: '1px',
    '& h2': { textStyle: 'small', color: 'fg.accent', mb: '1' },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minH: '2.75rem',
      py: '1',
      textStyle: 'note',
      lineHeight: '1.3',
      fontWeight: 'medium',
      _hover: { textDecoration: 'underline' },
    },
    '& .pairs': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '4', ...stackEnlarged },
    '& [aria-current]': { color: 'coral.700' },
  },
})

/** Sticks below the links. */
const Foot = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    py: '3',
    borderTopWidth: '1px',
    bg: 'bg.paper',
    '& a': { width: '100%' },
  },
})

/** The navigation drawer of small screens. `command` opens and closes it even before or without JavaScript. */
export function Drawer({ section }: { section?: NavSection }) {
  const { site } = useShell()
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const { pathname } = useLocation()
  const close = () => dialog.current?.close()
  // It may have been opened before hydration.
  useLayoutEffect(() => setOpen(dialog.current?.open ?? false), [])
  useOverlay(open, close)
  useOnNewPage(close)
  const onOpen = (event: MouseEvent) => {
    // Otherwise the command would follow, and Chromium warn of it.
    event.preventDefault()
    setOpen(true)
    if (!dialog.current?.open) dialog.current?.showModal()
    // WebKit draws a ring around what a dialog focuses, even after a tap.
    dialog.current?.focus()
  }
  /** `aria-current` of a page, or of the section that contains it. */
  const current = (to: string) => (pathname === to ? 'page' : pathname.startsWith(`${to}/`) || undefined)
  const menus = site.nav.filter(({ items }) => items.length > 0)
  const links = [
    ...site.nav.filter(({ items }) => items.length === 0),
    { href: '/contact', label: site.contactLabel },
  ]
  return (
    <>
      <IconButton
        icon="menu"
        size={26}
        mr="-0.625rem"
        label={shellLabels.menu}
        aria-haspopup="dialog"
        display={{ base: 'grid', lg: 'none' }}
        onClick={onOpen}
        {...{ command: 'show-modal', commandfor: DRAWER_ID }}
      />
      <Sheet
        id={DRAWER_ID}
        ref={dialog}
        tabIndex={-1}
        aria-label={shellLabels.menu}
        // A click on the backdrop or on a link, which follows it afterward.
        onClickCapture={(event) => {
          if (isOnBackdrop(event) || (event.target as Element).closest('a')) close()
        }}
        onClose={() => setOpen(dialog.current?.open ?? false)}
      >
        <chakra.div display="flex" justifyContent="space-between" mt="-2" mb="3">
          <HomeLink />
          <CloseButton
            label={shellLabels.closeMenu}
            onClick={(event) => {
              event.preventDefault()
              close()
            }}
            {...{ command: 'close', commandfor: DRAWER_ID }}
          />
        </chakra.div>
        <nav aria-label={shellLabels.menu}>
          {menus.map((menu) => (
            <Group key={menu.label}>
              <h2 aria-current={menu.href === `/${section}` || undefined}>{menu.label}</h2>
              <ul>
                <li>
                  <Link to={menu.href} aria-current={pathname === menu.href ? 'page' : undefined}>
                    {fill(shellLabels.overview, { section: menu.label })}
                  </Link>
                </li>
                {menu.items.map((item) => (
                  <li key={item.href}>
                    <Link to={item.href} aria-current={current(item.href)}>
                      {item.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </Group>
          ))}
          <Group>
            <ul className="pairs">
              {links.map((link) => (
                <li key={link.href}>
                  <Link to={link.href} aria-current={link.href === `/${section}` || undefined}>
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </Group>
        </nav>
        <Foot>
          <DemoLink>{site.bookDemoLabel}</DemoLink>
        </Foot>
      </Sheet>
    </>
  )
}
