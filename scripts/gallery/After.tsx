import { type ReactNode, useEffect, useRef } from 'react'

interface AfterProps {
  /** Simulates a visitor's action, such as a click or typing. */
  act: (shown: HTMLElement) => void
  children: ReactNode
}

/** Shows the state of a component after an interaction, which it performs once, when the component is mounted. */
export function After({ act, children }: AfterProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current || !frame.current) return
    isDone.current = true
    act(frame.current)
  })
  return <div ref={frame}>{children}</div>
}
