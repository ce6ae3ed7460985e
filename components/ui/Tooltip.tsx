import { chakra } from '@chakra-ui/react'
import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

const Anchor = chakra('span', { base: { position: 'relative', display: 'inline-flex' } })

const Tip = chakra('span', {
  base: {
    position: 'absolute',
    bottom: '100%',
    right: '0',
    zIndex: '1',
    // Extends to the control, so that the pointer can move onto the text.
    pb: '2',
    '& > span': {
      display: 'block',
      px: '3',
      py: '1',
      textStyle: 'fine',
      fontWeight: 'semibold',
      whiteSpace: 'nowrap',
      color: 'sand.0',
      bg: 'ink',
      borderRadius: 'sm',
    },
  },
})

/** When the last tooltip closed, by `performance.now()`. */
let closedAt = Number.NEGATIVE_INFINITY

interface TooltipProps {
  /** What the control does, in short; screen readers announce its accessible name. */
  text: string
  /** A control without visible text. */
  children: ReactNode
}

/** Shows the name of an icon-only control: after a delay on hover, at once on keyboard focus; Escape hides it. */
export function Tooltip({ text, children }: TooltipProps) {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const show = (delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(true), delay)
  }
  const hide = () => {
    clearTimeout(timer.current)
    if (open) closedAt = performance.now()
    setOpen(false)
  }
  // On the document, because the pointer opens it while the focus is elsewhere. Ahead of handlers that stop the event.
  useLayoutEffect(() => {
    if (!open) return
    const hideOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide()
    }
    document.addEventListener('keydown', hideOnEscape, true)
    return () => document.removeEventListener('keydown', hideOnEscape, true)
  })
  return (
    <Anchor
      onPointerEnter={(event: PointerEvent) => {
        if (event.pointerType !== 'touch') show(tooltipDelay(performance.now() - closedAt))
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) show(0)
      }}
      onBlur={hide}
    >
      {children}
      {open && (
        <Tip aria-hidden="true" data-tooltip>
          <span>{text}</span>
        </Tip>
      )}
    </Anchor>
  )
}

/** Hover time before a tooltip shows (specification, point 9). */
const OPEN_DELAY_MS = 700

/** Within this time after a tooltip closed, the next one shows at once (specification, point 9). */
const SKIP_DELAY_MS = 300

/**
 * Delay in ms before a tooltip shows.
 * @param sinceClosed time since the last tooltip closed, in ms
 */
export const tooltipDelay = (sinceClosed: number) => (sinceClosed < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS)
