import { type ReactNode, useEffect, useRef } from 'react'

interface AfterProps {
  /** What a visitor does: a click, some typing. */
  act: (shown: HTMLElement) => void
  children: ReactNode
}

/** A state that a component takes only when someone uses it: does so once as soon as it is shown. */
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
