import { startTransition, useEffect, useState } from 'react'

/**
 * A value that follows a frame late: what is drawn by it waits until the browser has shown the rest of a change. A deferred value
 * does not wait: where the frame is some ms off, React draws by it beforehand, and the browser has both to lay out.
 * @param value must stay the same from render to render unless it changes
 * @returns the value before, until a frame with the new one was painted
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(() => value)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    // Callbacks run before the frame that they ask for is painted, timers after it.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(() => value)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value])
  return painted
}
