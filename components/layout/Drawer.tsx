import { chakra } from '@chakra-ui/react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { NavSection } from '#content/schema/page.ts'
import type { SiteContent } from '#content/schema/site.ts'
import { DemoLink } from '../enquiry/DemoLink.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Link } from '../ui/Link.tsx'
import { actionsOnLight } from './headerStyles.ts'

const DRAWER_ID = 'site-menu'

/** Invoker commands drive the drawer before and without JavaScript; React's types do not know them yet. */
const IconButton = chakra(
  'button',
  {
    base: { placeItems: 'center', width: '2.75rem', height: '2.75rem', mr: '-0.625rem' },
    variants: { shown: { always: { display: 'grid' }, belowLg: { display: { base: 'grid', lg: 'none' } } } },
  },
  { forwardProps: ['command', 'commandfor'] },
)

const Sheet = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: '0 0 0 auto',
    width: 'min(24rem, 100vw - 2.5rem)',
    height: '100dvh',
    maxH: 'none',
    m: '0 0 0 auto',
    p: '5',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    bg: 'bg.paper',
    color: 'ink',
    // Its own ground, whatever the header's is.
    ...actionsOnLight,
    '&::backdrop': { bg: 'rgb(11 58 61 / 0.55)' },
    '@media (prefers-reduced-motion: no-preference)': {
      '&[open]': { animation: 'drawer-in 220ms ease-out' },
    },
  },
})

const Group = chakra('div', {
  base: {
    py: '4',
    borderTopWidth: '1px',
    borderColor: 'line.base',
    '& h2': { fontSize: '0.875rem', color: 'fg.quiet', fontWeight: 'medium', mb: '1' },
    '& a:not([data-testid])': {
      display: 'flex',
      alignItems: 'center',
      minH: '2.75rem',
      fontWeight: 'semibold',
    },
    '& a[aria-current]': { color: 'coral.700' },
    '& a[data-testid]': { width: '100%', mt: '3' },
  },
})

/** Side drawer of small screens with the same links. `command` opens and closes it even before or without JavaScript. */
export function Drawer({ site, section }: { site: SiteContent; section?: NavSection }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the drawer
  useEffect(() => dialog.current?.close(), [pathname])
  const close = () => dialog.current?.close()
  // Browsers without invoker commands.
  const open = () => {
    if (!('command' in HTMLButtonElement.prototype)) dialog.current?.showModal()
  }
  const onBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) close()
  }
  const current = (to: string) => (pathname === to ? 'page' : undefined)
  const menus = site.nav.filter((entry) => entry.kind === 'menu')
  const links = site.nav.filter((entry) => entry.kind === 'link')
  return (
    <>
      <IconButton
        shown="belowLg"
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        onClick={open}
        {...{ command: 'show-modal', commandfor: DRAWER_ID }}
      >
        <Icon name="menu" size={26} />
      </IconButton>
      <Sheet id={DRAWER_ID} ref={dialog} aria-label="Menu" onClick={onBackdrop}>
        <chakra.div display="flex" justifyContent="flex-end" mt="-2" mb="2">
          <IconButton
            shown="always"
            type="button"
            aria-label="Close menu"
            onClick={close}
            {...{ command: 'close', commandfor: DRAWER_ID }}
          >
            <Icon name="close" size={26} />
          </IconButton>
        </chakra.div>
        <nav aria-label="Menu">
          {menus.map((menu) => (
            <Group key={menu.label}>
              <h2>{menu.label}</h2>
              <ul>
                {menu.items.map((item) => (
                  <li key={item.href}>
                    <Link to={item.href} aria-current={current(item.href)} onClick={close}>
                      {item.label}
                    </Link>
                  </li>
                ))}
                <li>
                  <Link to={menu.href} aria-current={current(menu.href)} onClick={close}>
                    {menu.label} overview
                  </Link>
                </li>
              </ul>
            </Group>
          ))}
          <Group>
            <ul>
              {links.map((link) => (
                <li key={link.href}>
                  <Link
                    to={link.href}
                    aria-current={section === link.section ? 'true' : undefined}
                    onClick={close}
                  >
                    {link.label}
                  </Link>
                </li>
              ))}
              <li>
                <Link to="/contact" aria-current={current('/contact')} onClick={close}>
                  {site.contactLabel}
                </Link>
              </li>
            </ul>
            <DemoLink onOpen={close}>{site.bookDemoLabel}</DemoLink>
          </Group>
        </nav>
      </Sheet>
    </>
  )
}
