import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { DemoLink } from '../inquiry/DemoLink.tsx'

const Bar = chakra('aside', {
  base: {
    display: { base: 'grid', sm: 'none' },
    position: 'fixed',
    insetX: '0',
    bottom: '0',
    zIndex: '10',
    px: '5',
    pt: '2',
    pb: 'calc(0.5rem + env(safe-area-inset-bottom))',
    bg: 'bg.paper',
    boxShadow: '0 -1px 0 {colors.sand.2}',
    '&:not([data-shown])': { visibility: 'hidden', transform: 'translateY(100%)' },
    transition: 'transform 220ms, visibility 220ms',
  },
})

/** What the bar must not cover, or what makes it superfluous while in view: the first screen, fields, the rehearsal, other bars, the end. */
const RIVALS =
  'main > :first-child, main :is(form, input, select, textarea, [data-testid], [data-rehearsal], [href$="-result"], :focus-visible), [data-confirmation], footer'

/** How often its place is checked while the page scrolls. */
const PAUSE_MS = 150

/**
 * The demo button of phones, whose header has no room for one: at the bottom of the window while no other part of the page
 * asks for the thumb.
 */
export function BookBar({ label }: { label: string }) {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const update = () => {
      timer = undefined
      const isFree = [...document.querySelectorAll(RIVALS)].every((rival) => {
        const { top, bottom, height } = rival.getBoundingClientRect()
        return height === 0 || bottom < 0 || top > window.innerHeight
      })
      bar.current?.toggleAttribute('data-shown', isFree)
    }
    const check = () => {
      timer ??= setTimeout(update, PAUSE_MS)
    }
    for (const event of ['scroll', 'focusin']) window.addEventListener(event, check, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const event of ['scroll', 'focusin']) window.removeEventListener(event, check)
    }
  }, [])
  return (
    <Bar ref={bar} aria-label={label}>
      <DemoLink>{label}</DemoLink>
    </Bar>
  )
}
