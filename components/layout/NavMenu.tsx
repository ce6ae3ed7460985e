import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { shellLabels } from '#content/labels/labels.ts'
import { fill } from '#content/schema/fill.ts'
import type { NavEntry } from '#content/schema/site.ts'
import { Icon } from '../ui/Icon.tsx'
import { Link } from '../ui/Link.tsx'
import { useDisclosureMenu } from './useDisclosureMenu.ts'

/** Styles shared by the links and dropdown buttons of the main navigation; the active section is underlined. */
export const navItemStyles = {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '2.75rem',
    fontSize: { base: '0.875rem', xl: '1rem' },
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    boxShadow: 'inset 0 -2px 0 transparent',
    transition: 'box-shadow 120ms',
    _hover: { boxShadow: 'inset 0 -2px 0 color-mix(in srgb, currentColor 40%, transparent)' },
    '&[aria-current]': { boxShadow: 'inset 0 -2px 0 currentColor' },
    '& svg': { transition: 'transform 120ms' },
    '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  },
} as const

const Item = chakra('li', {
  base: {
    position: 'relative',
    // Before JavaScript runs, the style sheet opens the panel.
    '&:not([data-ready]):hover > div, &:not([data-ready]):focus-within > div, &[data-open] > div': {
      display: 'block',
    },
  },
})

const Trigger = chakra('button', navItemStyles)

const Panel = chakra('div', {
  base: {
    display: 'none',
    position: 'absolute',
    top: '100%',
    left: '-6',
    p: '3',
    bg: 'white',
    color: 'ink',
    // Attached to the lower edge of the bar.
    mt: '1.125rem',
    '& ul': { display: 'grid', gap: '1' },
    borderRadius: '0 0 6px 6px',
    borderWidth: '0 1px 1px',
    boxShadow: '0 18px 40px -24px {colors.shade}',
    // Bridges the gap between button and panel for the pointer.
    _before: { content: '""', position: 'absolute', insetX: '0', top: '-1.125rem', height: '1.125rem' },
  },
  variants: {
    width: { 600: { width: '600px', '& ul': { gridTemplateColumns: '1fr 1fr' } }, 400: { width: '400px' } },
  },
})

const PanelLink = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: '2rem 1fr',
    columnGap: '3',
    height: '100%',
    alignContent: 'start',
    p: '3',
    borderRadius: 'sm',
    '& img': { gridRow: 'span 2' },
    '& strong': { gridColumn: '2', display: 'flex', alignItems: 'center', gap: '2', textStyle: 'label' },
    '& span': { textStyle: 'caption' },
    _hover: { bg: 'bg.tint' },
    _focusVisible: { bg: 'bg.tint' },
  },
})

/** A dropdown of the main navigation: hover, click, keyboard; Escape closes it. */
export function NavMenu({ entry, active }: { entry: NavEntry; active: boolean }) {
  const menu = useDisclosureMenu()
  // Specification, point 9.
  const width = entry.items.length > 3 ? 600 : 400
  const id = useId()
  return (
    <Item data-open={menu.open || undefined} {...menu.item}>
      <Trigger
        type="button"
        ref={menu.button}
        aria-expanded={menu.open}
        aria-controls={id}
        aria-current={active || undefined}
        onClick={menu.toggle}
      >
        {entry.label}
        <Icon name="chevron" size={16} />
      </Trigger>
      <Panel id={id} width={width}>
        <ul>
          {entry.items.map((item) => (
            <li key={item.href}>
              <PanelLink to={item.href} onClick={menu.close}>
                <img
                  src={`/art/menu-marks.svg#${item.href.split('/').pop()}`}
                  width={32}
                  height={32}
                  alt=""
                  loading="lazy"
                />
                <strong>{item.label}</strong>
                <span>{item.description}</span>
              </PanelLink>
            </li>
          ))}
          <li>
            <PanelLink to={entry.href} color="fg.accent" onClick={menu.close}>
              <strong>
                {fill(shellLabels.overview, { section: entry.label })}
                <Icon name="arrow" size={18} />
              </strong>
            </PanelLink>
          </li>
        </ul>
      </Panel>
    </Item>
  )
}
